import {
  ContactDetails,
  ContactTracking,
} from "@/components/contact/ContactDetails.tsx";
import { MessageForm } from "@/components/contact/MessageForm.tsx";
import { PublicHead } from "@/components/layout/PublicHead.tsx";
import { PublicLayout } from "@/components/layout/PublicLayout.tsx";
import { canonicalPath } from "@/lib/i18n/links.ts";
import { define } from "@/lib/site/define.ts";
import { listPages } from "@/lib/pages/pages.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { readFlash } from "@/lib/forms/flash.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { MESSAGE_FORM } from "@/lib/messages/forms.ts";
import { formPost, showForm } from "@/lib/forms/post.ts";
import { sendForm } from "@/lib/messages/send_message.ts";
import { flash } from "@/lib/http/redirect.ts";
import { messageCreate } from "@/lib/messages/schema.ts";

export const handler = define.handlers<FormState>({
  GET: () => showForm(),

  POST: formPost(messageCreate, async (input, ctx) => {
    await sendForm(ctx, input);
    return flash(`/contact.html#${MESSAGE_FORM.id}`, "sent");
  }),
});

export default define.page<typeof handler>(
  async function Contact(ctx) {
    const { data, state, url } = ctx;
    const { kv, t, locale, theme } = state;
    const [settings, pages] = await Promise.all([
      getSettings(kv),
      listPages(kv),
    ]);
    const title = t("nav.contact");
    return (
      <PublicLayout
        {...{ t, locale, theme, settings, pages }}
        url={canonicalPath(url)}
        hero={{ title, subTitle: t("contact.hero") }}
        breadcrumb={[{ text: t("nav.homePage"), href: "/" }, { text: title }]}
        publicOrigin={state.env.publicOrigin}
      >
        <PublicHead
          {...{ settings, locale, url }}
          title={formTitle(t, title, data)}
          description={t("contact.hero")}
          publicOrigin={state.env.publicOrigin}
        />
        <div class="section wrap contact">
          <MessageForm
            {...{ t, locale }}
            state={data}
            isSent={readFlash(ctx) === "sent"}
          />
          <div class="contact-aside">
            <ContactDetails {...{ t, locale, settings }} />
            <ContactTracking t={t} />
          </div>
        </div>
      </PublicLayout>
    );
  },
);
