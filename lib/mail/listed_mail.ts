import type { State } from "@/lib/site/state.ts";
import type { ShownMail } from "./outbox.ts";
import { describe } from "@/lib/errors.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { ListedMail } from "./outbox_schema.ts";

/** What decides how a mail is shown. */
type Shown = Pick<State, "t" | "env">;

/** Returns a mail as the panel and the API show it: what has become of it, and the reason in words. */
export function listedMail(mail: ShownMail, { t, env }: Shown): ListedMail {
  const { driver = null, reason } = mail;
  const isDoubtful = mail.status === "sent" && driver === null;
  return {
    ...mail,
    // Earlier versions called every mail sent, and did not store what took it.
    ...(isDoubtful && env.mailDriver === "log" &&
      { status: "kept", sent_at: null }),
    driver,
    reason: reason && describe(t, reason),
  };
}

/** Returns the message for a mail that was handed over or queued: only what has left is called sent. */
export function mailMessage(
  { status }: Pick<ListedMail, "status">,
  { mailDriver }: State["env"],
): MessageKey {
  if (status === "sent") return "message.emailSent";
  return status === "kept" || mailDriver === "log"
    ? "message.emailKept"
    : "message.mailQueued";
}
