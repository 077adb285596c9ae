import { retry } from "deno-std/async/retry.js";
import { pick } from "deno-std/collections/pick.js";
import type { Env } from "@/lib/env.ts";
import { AppError, detailOf } from "@/lib/errors.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Log } from "@/lib/log.ts";
import { type Letter, MailError, type Transport } from "@/lib/mail/letter.ts";
import type { ShownMail } from "@/lib/mail/outbox.ts";
import type { MailKind } from "@/lib/mail/outbox_schema.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { compose } from "./compose.ts";
import {
  type Attempt,
  MAIL_JOB,
  type Outcome,
  takeMail,
} from "@/lib/mail/attempts.ts";
import { requireMail } from "@/lib/mail/listed_mail.ts";
import { commitStep } from "@/lib/jobs/steps.ts";

interface MailerServices {
  kv: Kv;
  env: Env;
  log: Log;
  transport: Transport;
}

/** The kinds of mails whose token is created when they are composed. */
const HOLDS_TOKEN: ReadonlySet<MailKind> = new Set(["pin", "invitation"]);

/** The back-off after each attempt, in minutes; after the last attempt only a person can resend. */
const RETRY_MINUTES = [1, 5, 30, 2 * 60, 8 * 60];

/** Sends the mails of the outbox. */
export class Mailer {
  /** The kind of job that sends mails. */
  readonly kind: JobKind<null, Attempt> = {
    ...MAIL_JOB,
    act: async ({ id }) => {
      const { kv } = this.#services;
      // Retried, because failing here would leave the mail marked as possibly sent.
      const mail = await retry(() => requireMail(kv, id));
      return await this.#send(mail);
    },
  };
  readonly #services: MailerServices;

  constructor(services: MailerServices) {
    this.#services = services;
  }

  /**
   * Sends a member's own mail within the request that created it, unless another request has sent it. Throws 502 with the
   * server's reason for a refused mail; 404, 409 and 502 like takeMail().
   */
  async sendNow(
    id: string,
    options: { password?: string } = {},
  ): Promise<void> {
    const { kv } = this.#services;
    const taken = await takeMail(kv, id);
    if (taken === null) return;
    const acted = await this.#send(taken.mail, options);
    await commitStep(kv, taken.job, { kind: this.kind, acted });
    const { outcome } = acted;
    if ("reason" in outcome) throw new AppError(502, outcome.reason);
  }

  /** Sends a mail; the driver `log` keeps it instead. */
  async #send(
    mail: ShownMail,
    options: { password?: string } = {},
  ): Promise<Attempt> {
    const { transport, env: { mailDriver: driver } } = this.#services;
    const { kind } = mail;
    let letter: Letter | undefined;
    let outcome: Outcome = {
      status: driver === "log" ? "kept" : "sent",
      driver,
    };
    try {
      // An undelivered new token would invalidate a delivered one.
      if (!HOLDS_TOKEN.has(kind) || !transport.isMute) {
        letter = await this.#compose(mail);
        await transport.send(letter, options);
      }
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      outcome = this.#failureOf(mail, error);
    }
    this.#logOutcome(mail, outcome);
    // For a pin's mail the outbox stores only the member's id.
    const shown = letter !== undefined && kind !== "pin"
      ? pick(letter, ["to", "from", "subject"])
      : {};
    return { mail, outcome, shown };
  }

  async #compose(mail: ShownMail): Promise<Letter> {
    try {
      return await compose(mail, this.#services);
    } catch (error) {
      if (error instanceof MailError) throw error;
      const detail = detailOf(error);
      const entry = { ...pick(mail, ["id", "kind"]), detail };
      this.#services.log.error("mail.not_composed", entry);
      throw new MailError("temporary", { key: "error.mailNotComposed" });
    }
  }

  /**
   * Returns the outcome of a failure. A member's own mail is not retried, because its request reports the failure and the
   * typed password is lost.
   */
  #failureOf(
    { kind, attempts }: ShownMail,
    { failure, problem: reason }: MailError,
  ): Outcome {
    if (failure === "unknown") return { status: "unknown", reason };
    const minutes = RETRY_MINUTES[attempts - 1];
    if (failure === "permanent" || kind === "send" || minutes === undefined) {
      return { status: "failed", reason };
    }
    // Jitter spreads the retries of mails that failed together.
    const ms = minutes * 60_000 * (0.8 + Math.random() * 0.4);
    const retryAt = new Date(this.#services.kv.now().getTime() + ms);
    return { status: "failed", reason, retryAt };
  }

  /** Logs an outcome without email addresses, and so without the server's reply, which often quotes one. */
  #logOutcome({ id, kind, attempts }: ShownMail, outcome: Outcome): void {
    const { log } = this.#services;
    const { status } = outcome;
    if ("driver" in outcome) return log.info(`mail.${status}`, { id, kind });
    const { key: reason } = outcome.reason;
    log.warning("mail.failed", { id, kind, attempts, status, reason });
  }
}
