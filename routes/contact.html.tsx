import {
  ContactDetails,
  ContactTracking,
} from "@/components/messages/ContactDetails.tsx";
import { MessageForm } from "@/components/messages/MessageForm.tsx";
import { PublicPage } from "@/components/layout/PublicPage.tsx";
import { define } from "@/lib/site/define.ts";
import { readSite } from "@/lib/pages/pages.ts";
import { MESSAGE_FORM } from "@/lib/messages/forms.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { sendMessage } from "@/lib/messages/messages.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { formTitle, readFlash } from "@/lib/forms/form_state.ts";

export const handler = formHandlers(MESSAGE_FORM.schema, async (input, ctx) => {
  // The page is cached and so has no request_id: the same text from the same client, today or yesterday, counts as a
  // double click.
  const requestKey = sha256(JSON.stringify(input));
  await sendMessage(ctx, input, { requestKey });
  return flash(`/contact.html#${MESSAGE_FORM.id}`, "sent");
}, { hasLongText: true });

export default define.page<typeof handler>(async function Contact(ctx) {
  const { data, state: { kv, t, locale } } = ctx;
  const site = await readSite(kv);
  const title = t("nav.contact");
  return (
    <PublicPage
      ctx={ctx}
      site={site}
      title={formTitle(t, title, data)}
      description={t("contact.hero")}
      hero={{ title, subTitle: t("contact.hero") }}
    >
      <div class="section wrap contact">
        <MessageForm ctx={ctx} data={data} isSent={readFlash(ctx) === "sent"} />
        <div class="contact-aside">
          <ContactDetails t={t} locale={locale} settings={site.settings} />
          <ContactTracking t={t} />
        </div>
      </div>
    </PublicPage>
  );
});
