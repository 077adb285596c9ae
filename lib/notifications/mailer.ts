import { pick } from "deno-std/collections/pick.js";
import { deadline } from "deno-std/async/deadline.js";
import type { Env } from "@/lib/env.ts";
import { AppError, detailOf } from "@/lib/errors.ts";
import type { Log } from "@/lib/log.ts";
import { type Letter, MailError, type Transport } from "@/lib/mail/letter.ts";
import {
  listDueMails,
  nextDueMoment,
  type Outcome,
  recordOutcome,
  type ShownMail,
  takeDueMail,
  takeMail,
} from "@/lib/mail/outbox.ts";
import type { MailKind } from "@/lib/mail/outbox_schema.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { compose } from "./compose.ts";

interface MailerServices {
  kv: Kv;
  env: Env;
  log: Log;
  transport: Transport;
}

/** Mails sent in parallel: one stalling server must not delay the others. */
const TOGETHER = 4;

/** The kinds of mails with a token that is created when they are composed. */
const HOLDS_TOKEN: ReadonlySet<MailKind> = new Set(["pin", "invitation"]);

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
    const { kv } = this.#services;
    const seen = new Set<string>();
    while (this.#state !== "stopped") {
      const due = await listDueMails(kv, TOGETHER);
      const ids = due.filter((id) => !seen.has(id));
      if (ids.length === 0) return;
      for (const id of ids) seen.add(id);
      await Promise.all(ids.map((id) => this.#track(this.#sendDue(id))));
    }
  }

  /**
   * Sends the administrator's own mail inside the request that created it, unless another request has sent it (decision
   * 17). Throws 502 with the server's reason for a refused mail; 404, 409 and 502 like takeMail().
   */
  async sendNow(
    id: string,
    options: { password?: string } = {},
  ): Promise<void> {
    const mail = await takeMail(this.#services.kv, id);
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
    while (this.#isAwake) {
      this.#isAwake = false;
      clearTimeout(this.#timer);
      await this.#look();
    }
    this.#work = undefined;
  }

  /** Looks for due mails, and sets the timer of the next look. On any failure the site goes on, and due mails stay due. */
  async #look(): Promise<void> {
    const { kv, log } = this.#services;
    let next: Date | null = null;
    try {
      await this.drain();
      next = await nextDueMoment(kv);
    } catch (error) {
      // The store logs its own failures, and is closed after a stop.
      if (!(error instanceof AppError) && this.#state !== "stopped") {
        log.error("mail.worker_failed", { detail: detailOf(error) });
      }
    }
    if (this.#state !== "watching") return;
    const wait = (next?.getTime() ?? Infinity) - kv.now().getTime();
    const ms = Math.max(LOOK_AFTER_MS, Math.min(wait, LOOK_EVERY_MS));
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

  /** Sends a mail and records the outcome. Under the driver `log`, which sends nothing, it is only kept. */
  async #send(
    mail: ShownMail,
    options: { password?: string } = {},
  ): Promise<Outcome> {
    const { kv, transport, env: { mailDriver: driver } } = this.#services;
    const { kind } = mail;
    let letter: Letter | undefined;
    let outcome: Outcome = {
      status: driver === "log" ? "kept" : "sent",
      driver,
    };
    try {
      // A token that is never delivered would replace one that was.
      if (!HOLDS_TOKEN.has(kind) || !transport.isMute) {
        letter = await this.#compose(mail);
        await transport.send(letter, options);
      }
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      outcome = this.#failed(mail, error);
    }
    this.#logOutcome(mail, outcome);
    // Of a pin's mail the outbox keeps only the administrator's id.
    const shown = letter !== undefined && kind !== "pin"
      ? pick(letter, ["to", "from", "subject"])
      : {};
    await recordOutcome(kv, mail, { outcome, shown });
    return outcome;
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
   * Returns the outcome of a failure. The administrator's own mail is not retried: the request reported it, and its
   * password is gone (decision 17).
   */
  #failed(
    { kind, attempts }: ShownMail,
    { failure, problem: reason }: MailError,
  ): Outcome {
    if (failure === "unknown") return { status: "unknown", reason };
    const minutes = RETRY_MINUTES[attempts - 1];
    if (failure === "permanent" || kind === "send" || minutes === undefined) {
      return { status: "failed", reason };
    }
    // Jitter spreads mails that failed together.
    const ms = minutes * 60_000 * (0.8 + Math.random() * 0.4);
    const retryAt = new Date(this.#services.kv.now().getTime() + ms);
    return { status: "failed", reason, retryAt };
  }

  /** Logs an outcome without addresses and the server's text, which often has one. */
  #logOutcome({ id, kind, attempts }: ShownMail, outcome: Outcome): void {
    const { log } = this.#services;
    const { status } = outcome;
    if ("driver" in outcome) return log.info(`mail.${status}`, { id, kind });
    const { key: reason } = outcome.reason;
    log.warning("mail.failed", { id, kind, attempts, status, reason });
  }
}
