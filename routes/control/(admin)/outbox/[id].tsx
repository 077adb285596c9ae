import { page } from "fresh";
import { MailFacts } from "@/components/control/MailFacts.tsx";
import { KeptNotice } from "@/components/control/MailMissing.tsx";
import {
  isResendable,
  mailName,
  resendText,
} from "@/components/control/OutboxRow.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { define } from "@/lib/site/define.ts";
import type { State } from "@/lib/site/state.ts";
import { getMail } from "@/lib/mail/outbox.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { notFound } from "@/lib/errors.ts";
import { formValues } from "@/lib/forms/description.ts";
import { resendForm } from "@/lib/messages/email_form.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { formPost } from "@/lib/forms/post.ts";
import { listedMail, mailMessage } from "@/lib/mail/listed_mail.ts";
import { resendMail } from "@/lib/mail/resend.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { type ListedMail, mailResendForm } from "@/lib/mail/outbox_schema.ts";

const LIST = "/control/outbox/list.html";

export const handler = define.handlers<FormState>({
  GET: () => page({ values: {}, problems: [] }),

  POST: formPost(mailResendForm, async (input, ctx) => {
    const { id } = await resendMail(ctx, { ...input, id: ctx.params.id! });
    return seeOther(`/control/outbox/${id}?resent`);
  }, { values: () => ({}) }),
});

/** One mail of the outbox, which can be sent once more (decision 31). */
export default define.page<typeof handler>(
  async function OutboxMail({ data, state, url, params }) {
    const { kv, env, t, locale, theme } = state;
    const [settings, stored] = await Promise.all([
      getSettings(kv),
      getMail(kv, params.id!),
    ]);
    if (stored === null) throw notFound("mail");
    const mail = listedMail(stored, state);
    const name = mailName(t, mail);
    const isOwn = mail.kind === "send";
    const sends = env.mailDriver !== "log";
    const form = resendForm({
      withPassword: isOwn && env.mailDriver === "smtp",
      button: resendText(mail),
    });
    const isResent = url.searchParams.has("resent") &&
      data.problems.length === 0;
    const values = formValues(form, mail);
    return (
      <Screen
        {...{ t, locale, theme, settings }}
        title={formTitle(t, name, data)}
        url={url.pathname}
        crumbs={[
          { text: t("control.outbox.title"), href: LIST },
          { text: name },
        ]}
      >
        <div class="control-form">
          <h1 class="mail-title">
            <bdi>{name}</bdi>
          </h1>
          {isResent && <Resent {...{ t, env, mail }} />}
          <MailFacts
            {...{ t, locale, mail }}
            timeZone={settings.time_zone}
          />
          {((sends && isResendable(mail)) || data.problems.length > 0) && (
            <FormView
              {...{ t, locale, form, state: { ...data, values } }}
              cancel={LIST}
            />
          )}
        </div>
      </Screen>
    );
  },
);

/** What has come of sending it once more, as far as that is no failure. */
function Resent(
  { t, env, mail }: Pick<State, "t" | "env"> & { mail: ListedMail },
) {
  if (mail.status === "failed" || mail.status === "unknown") return null;
  const message = mailMessage(mail, env);
  return message === "message.emailKept"
    ? <KeptNotice t={t} />
    : <MessagePanel texts={[t(message)]} />;
}
