import { page } from "fresh";
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
import { formValues } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { MESSAGE_FORM } from "@/lib/messages/forms.ts";
import { formPost } from "@/lib/forms/post.ts";
import { sendForm } from "@/lib/messages/send_message.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { messageCreate } from "@/lib/messages/schema.ts";

const SENT = `/contact.html?sent#${MESSAGE_FORM.id}`;

export const handler = define.handlers<FormState>({
  GET: () => page({ values: {}, problems: [] }),

  POST: formPost(messageCreate, async (input, ctx) => {
    await sendForm(ctx, input);
    return seeOther(SENT);
  }, {
    values: (posted) => formValues(MESSAGE_FORM, posted),
  }),
});

export default define.page<typeof handler>(
  async function Contact({ data, state, url }) {
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
            isSent={url.searchParams.has("sent")}
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
