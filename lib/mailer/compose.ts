import type { ShownMail } from "../domain/outbox.ts";
import type { Env } from "../env.ts";
import type { Kv } from "../kv.ts";
import type { Letter } from "../mail/letter.ts";
import { MailError } from "../mail/mail_error.ts";
import type { OutboxMail } from "../schemas/records.ts";

/** A mail that is ready to go, and what the outbox may keep of it. */
export interface Composed {
  letter: Letter;
  sent: Partial<Pick<OutboxMail, "to" | "from" | "subject">>;
}

/** Makes the mail that an entry of the outbox stands for. Throws MailError when that cannot be done. */
export function compose(
  mail: ShownMail,
  _services: { kv: Kv; env: Env },
): Promise<Composed> {
  const { from, to, subject, body } = mail;
  if (from === null || to === null || subject === null || body === null) {
    return Promise.reject(
      new MailError("permanent", { key: "error.mailNoMatter" }),
    );
  }
  return Promise.resolve({
    letter: { from, to, subject, text: body },
    sent: {},
  });
}
