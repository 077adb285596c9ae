import type { State } from "@/lib/site/state.ts";
import type { ShownMail } from "./outbox.ts";
import { describe } from "@/lib/errors.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { ListedMail } from "./outbox_schema.ts";

/** The context for showing a mail. */
type Shown = Pick<State, "t" | "env">;

/** Returns a mail for panel and API, with its state, and the reason in words. */
export function listedMail(mail: ShownMail, { t, env }: Shown): ListedMail {
  const { driver = null, reason } = mail;
  const isDoubtful = mail.status === "sent" && driver === null;
  return {
    ...mail,
    // Earlier versions marked every mail as sent and did not store its driver.
    ...(isDoubtful && env.mailDriver === "log" &&
      { status: "kept", sent_at: null }),
    driver,
    reason: reason && describe(t, reason),
  };
}

/** Returns the message after a mail was sent or queued; only one that has left is called sent. */
export function mailMessage(
  { status }: Pick<ListedMail, "status">,
  { mailDriver }: State["env"],
): MessageKey {
  if (status === "sent") return "message.emailSent";
  return status === "kept" || mailDriver === "log"
    ? "message.emailKept"
    : "message.mailQueued";
}
