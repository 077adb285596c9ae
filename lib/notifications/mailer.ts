import { deadline } from "deno-std/async/deadline.js";
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
import type { Transport } from "@/lib/mail/letter.ts";
import { MailError } from "@/lib/mail/mail_error.ts";
import { compose, type Composed } from "./compose.ts";

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

/** The waits after the first try, the second, …; after the last of them only a person tries again. */
const RETRY_MINUTES = [1, 5, 30, 2 * 60, 8 * 60];

/**
 * Sends what is in the outbox (decision 31). What is correct depends on no timer: every start and every wake() look for
 * all that is due, and the store says who sends a mail.
 */
export class Mailer {
  readonly #services: MailerServices;
  readonly #underWay = new Set<Promise<unknown>>();
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
    const outcome = await this.#track(this.#send(mail, options));
    if ("reason" in outcome) throw new AppError(502, outcome.reason);
  }

  /** Takes no more mails and waits for those under way, but not longer than `ms`. */
  async stop(ms = 2_000): Promise<void> {
    this.#state = "stopped";
    clearTimeout(this.#timer);
    await deadline(Promise.allSettled(this.#underWay), ms).catch(() => {});
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
      // The store logs its own failures, and is closed once this has stopped.
      if (!(error instanceof AppError) && this.#state !== "stopped") {
        const detail = detailOf(error);
        this.#services.log.error("mail.worker_failed", { detail });
      }
    }
    this.#lookAgain(next);
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

  #track<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    return work.finally(() => this.#underWay.delete(work));
  }

  async #sendDue(id: string): Promise<void> {
    const mail = await takeDueMail(this.#services.kv, id);
    if (mail !== null) await this.#send(mail);
  }

  async #send(
    mail: ShownMail,
    options: { password?: string } = {},
  ): Promise<Outcome> {
    const { transport } = this.#services;
    let shown: Shown = {};
    let outcome = this.#taken();
    try {
      // A pin that is never read would replace the one that the operator has handed out.
      if (mail.kind !== "pin" || !transport.isMute) {
        const composed = await this.#compose(mail);
        shown = composed.shown;
        await transport.send(composed.letter, options);
      }
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      outcome = this.#failed(mail, error);
    }
    await this.#record(mail, { outcome, shown });
    return outcome;
  }

  async #compose(mail: ShownMail): Promise<Composed> {
    try {
      return await compose(mail, this.#services);
    } catch (error) {
      if (error instanceof MailError) throw error;
      const { id, kind } = mail;
      const detail = detailOf(error);
      this.#services.log.error("mail.not_composed", { id, kind, detail });
      throw new MailError("temporary", { key: "error.mailNotComposed" });
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
      const { status, reason: { key } } = outcome;
      const entry = { id, kind, attempts, status, reason: key };
      log.warning("mail.failed", entry);
    }
    await recordOutcome(kv, mail, { outcome, shown });
  }
}

/** Returns the moment of the next try after so many, or null after the last one. */
function retryMoment(attempts: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  if (minutes === undefined) return null;
  // Mails that failed together must not all come back at once.
  const jitter = 0.8 + Math.random() * 0.4;
  return new Date(now.getTime() + minutes * 60_000 * jitter);
}
