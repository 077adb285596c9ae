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
import { MailError, type Transport } from "@/lib/mail/letter.ts";
import { compose, type Composed } from "./compose.ts";

export interface MailerServices {
  kv: Kv;
  env: Env;
  log: Log;
  transport: Transport;
}

/** Mails sent in parallel: one stalling server must not delay the others. */
const TOGETHER = 4;

/** The interval at which an idle mailer looks for mails of other instances, and the minimum between looks. */
const LOOK_EVERY_MS = 60_000;
const LOOK_AFTER_MS = 500;

/** The delays after the first attempt, the second, …; after the last one only a person retries. */
const RETRY_MINUTES = [1, 5, 30, 2 * 60, 8 * 60];

/**
 * Sends the outbox (decision 31). Correctness depends on no timer: every start and every wake() look for everything due,
 * and the store decides which process sends a mail.
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

  /** Starts sending, beginning with mails of an earlier process. */
  start(): void {
    this.#state = "watching";
    this.wake();
  }

  /** Signals a queued mail; call it after the commit. Does nothing before start(). */
  wake(): void {
    if (this.#state !== "watching") return;
    this.#isAwake = true;
    this.#work ??= this.#watch();
  }

  /** Sends everything due and waits for it. */
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
   * Sends the administrator's own mail inside the request that created it, unless another one has (decision 17). Throws
   * 502 with the server's reason for a refused mail; 404, 409 and 502 like takeMail().
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

  /** Stops taking mails and waits for running ones, at most `ms`. */
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

  /** Looks for due mails. On any failure the site goes on, and due mails stay due. */
  async #look(): Promise<void> {
    let next: Date | null = null;
    try {
      await this.drain();
      next = await nextDueMoment(this.#services.kv);
    } catch (error) {
      // The store logs its own failures, and is closed after a stop.
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
    // A waiting mail must not keep a finished process alive.
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
      // A pin that is never delivered would replace the operator's.
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

  /** Returns `kept` under the driver `log`, which sends nothing. */
  #taken(): Outcome {
    const { mailDriver: driver } = this.#services.env;
    return { status: driver === "log" ? "kept" : "sent", driver };
  }

  /**
   * Returns the outcome of a failure. The administrator's own mail is not retried: the request reported it, and its
   * password is gone (decision 17).
   */
  #failed(mail: ShownMail, { failure, problem }: MailError): Outcome {
    if (failure === "unknown") return { status: "unknown", reason: problem };
    const retryAt = failure === "permanent" || mail.kind === "send"
      ? null
      : retryMoment(mail.attempts, this.#services.kv.now());
    return { status: "failed", reason: problem, retryAt };
  }

  /** Records an outcome. The log contains no address and no server text, which often has one. */
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

/** Returns the time of the next attempt, or null after the last one. */
function retryMoment(attempts: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  if (minutes === undefined) return null;
  // Jitter spreads mails that failed together.
  const jitter = 0.8 + Math.random() * 0.4;
  return new Date(now.getTime() + minutes * 60_000 * jitter);
}
