import {
  listDueMails,
  nextDueMoment,
  type Outcome,
  recordOutcome,
  type Shown,
  takeDueMail,
  takeMail,
} from "@/lib/mail/outbox_turns.ts";
import type { ShownMail } from "@/lib/mail/outbox.ts";
import type { Env } from "@/lib/env.ts";
import { AppError, detailOf } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Log } from "@/lib/log.ts";
import type { Letter, Transport } from "@/lib/mail/letter.ts";
import { MailError } from "@/lib/mail/mail_error.ts";
import { compose, type Composed } from "./compose.ts";
import { retryMoment } from "./retries.ts";

export interface MailerServices {
  kv: Kv;
  env: Env;
  log: Log;
  transport: Transport;
}

/** So many mails go out side by side: one server that stalls must not hold up the others. */
const TOGETHER = 4;

/** How often an idle mailer looks for what another instance has left behind, and the soonest it looks again. */
const LOOK_EVERY_MS = 60_000;
const LOOK_AFTER_MS = 500;

/**
 * Sends what is in the outbox (decision 31). What is correct depends on no timer: every start and every wake() look for
 * all that is due, and the store says who sends a mail.
 */
export class Mailer {
  readonly #services: MailerServices;
  readonly #underWay = new Set<Promise<void>>();
  #state: "idle" | "watching" | "stopped" = "idle";
  #isAwake = false;
  #work: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(services: MailerServices) {
    this.#services = services;
  }

  /** Begins to send by itself, first of all what an earlier process has left. */
  start(): void {
    this.#state = "watching";
    this.wake();
  }

  /** Says that a mail has been queued; call it after the commit. Does nothing before start(). */
  wake(): void {
    if (this.#state !== "watching") return;
    this.#isAwake = true;
    this.#work ??= this.#watch();
  }

  /** Sends everything that is due now and waits for it. */
  async drain(): Promise<void> {
    const seen = new Set<string>();
    while (this.#state !== "stopped") {
      const due = await listDueMails(this.#services.kv, TOGETHER);
      const ids = due.filter((id) => !seen.has(id));
      if (ids.length === 0) return;
      for (const id of ids) seen.add(id);
      await Promise.all(ids.map((id) => this.#track(this.#sendDue(id))));
    }
  }

  /**
   * Sends the administrator's own mail within the request that made it, unless another one has (decision 17). Throws 502
   * with the server's reason when it was not taken; 404, 409 and 502 like takeMail().
   */
  async sendNow(
    id: string,
    options: { password?: string } = {},
  ): Promise<void> {
    const { kv } = this.#services;
    const mail = await takeMail(kv, id);
    if (mail === null) return;
    const work = this.#send(mail, options);
    const outcome = await this.#track(work);
    if ("reason" in outcome) throw new AppError(502, outcome.reason);
  }

  /** Takes no more mails and waits for those under way, but not longer than `ms`. */
  async stop(ms = 2_000): Promise<void> {
    this.#state = "stopped";
    clearTimeout(this.#timer);
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    await Promise.race([Promise.allSettled(this.#underWay), promise]);
    clearTimeout(timer);
  }

  async #watch(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#isAwake) {
      this.#isAwake = false;
      await this.#look();
    }
    this.#work = undefined;
  }

  /** Whatever goes wrong, the site goes on, and what is due stays due. */
  async #look(): Promise<void> {
    let next: Date | null = null;
    try {
      await this.drain();
      next = await nextDueMoment(this.#services.kv);
    } catch (error) {
      this.#noteFailure(error);
    }
    this.#lookAgain(next);
  }

  /** The store tells the log about its own failures, and is closed under whoever is late. */
  #noteFailure(error: unknown): void {
    if (error instanceof AppError || this.#state === "stopped") return;
    this.#services.log.error("mail.worker_failed", { detail: detailOf(error) });
  }

  #lookAgain(next: Date | null): void {
    if (this.#state !== "watching") return;
    const wait = (next?.getTime() ?? Infinity) -
      this.#services.kv.now().getTime();
    const ms = Math.max(LOOK_AFTER_MS, Math.min(wait, LOOK_EVERY_MS));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), ms);
    // A mail that waits for its next try must not keep a finished process alive.
    Deno.unrefTimer(this.#timer);
  }

  async #track<T>(work: Promise<T>): Promise<T> {
    const done = work.then(() => undefined, () => undefined);
    this.#underWay.add(done);
    try {
      return await work;
    } finally {
      this.#underWay.delete(done);
    }
  }

  async #sendDue(id: string): Promise<void> {
    const mail = await takeDueMail(this.#services.kv, id);
    if (mail !== null) await this.#send(mail, {});
  }

  async #send(
    mail: ShownMail,
    options: { password?: string },
  ): Promise<Outcome> {
    const { transport } = this.#services;
    if (mail.kind === "pin" && transport.isMute) return this.#keepUnread(mail);
    const composed = await this.#compose(mail);
    if ("outcome" in composed) {
      await this.#record(mail, { ...composed, shown: {} });
      return composed.outcome;
    }
    const { letter, shown } = composed;
    const outcome = await this.#handOver(mail, letter, options);
    await this.#record(mail, { outcome, shown });
    return outcome;
  }

  /** Makes no pin: it would never be read, and would replace one that the operator has handed out. */
  async #keepUnread(mail: ShownMail): Promise<Outcome> {
    const outcome = this.#taken();
    await this.#record(mail, { outcome, shown: {} });
    return outcome;
  }

  /** Makes the mail; whatever goes wrong here, nothing has been sent. */
  async #compose(mail: ShownMail): Promise<Composed | { outcome: Outcome }> {
    try {
      return await compose(mail, this.#services);
    } catch (error) {
      if (error instanceof MailError) {
        return { outcome: this.#failed(mail, error) };
      }
      this.#services.log.error("mail.not_composed", {
        id: mail.id,
        kind: mail.kind,
        detail: detailOf(error),
      });
      const failure = new MailError("temporary", {
        key: "error.mailNotComposed",
      });
      return { outcome: this.#failed(mail, failure) };
    }
  }

  async #handOver(
    mail: ShownMail,
    letter: Letter,
    options: { password?: string },
  ): Promise<Outcome> {
    try {
      await this.#services.transport.send(letter, options);
      return this.#taken();
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return this.#failed(mail, error);
    }
  }

  /** Nothing leaves by the driver `log`, so nothing is called sent. */
  #taken(): Outcome {
    const { mailDriver: driver } = this.#services.env;
    return { status: driver === "log" ? "kept" : "sent", driver };
  }

  /** The administrator's own mail is never sent again by itself: he has been told, and its password is gone (decision 17). */
  #failed(mail: ShownMail, { failure, problem }: MailError): Outcome {
    if (failure === "unknown") return { status: "unknown", reason: problem };
    const retryAt = failure === "permanent" || mail.kind === "send"
      ? null
      : retryMoment(mail.attempts, this.#services.kv.now());
    return { status: "failed", reason: problem, retryAt };
  }

  /** The log gets no address and nothing that a server has said, which often holds one. */
  async #record(
    mail: ShownMail,
    { outcome, shown }: { outcome: Outcome; shown: Shown },
  ): Promise<void> {
    const { kv, log } = this.#services;
    const { id, kind, attempts } = mail;
    if ("driver" in outcome) log.info(`mail.${outcome.status}`, { id, kind });
    else {
      const { status, reason } = outcome;
      log.warning("mail.failed", {
        id,
        kind,
        attempts,
        status,
        reason: reason.key,
      });
    }
    await recordOutcome(kv, mail, { outcome, shown });
  }
}
