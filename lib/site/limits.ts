import { mapValues } from "deno-std/collections/map_values.js";
import { AppError, PlainRefusal, tooManyRequests } from "@/lib/errors.ts";
import { BodyBudget } from "@/lib/http/body_budget.ts";
import { LookupGuard } from "@/lib/tracking/lookup_guard.ts";
import {
  type CounterOptions,
  type TimeWindow,
  WindowCounters,
} from "@/lib/http/window_counters.ts";
import { networkKey } from "./middlewares/request.ts";

/** The limits of one client (decision 51). */
const BUCKETS = {
  /** Failed sign-ins of an address. */
  signIn: { max: 10, seconds: 15 * 60 },
  /** Failed sign-ins of a whole IPv6 /48, which one customer may own. */
  signInNetwork: { max: 50, seconds: 15 * 60 },
  /** Wrong setup tokens of an address. */
  setup: { max: 10, seconds: 10 * 60 },
  /** Pins requested by an address, and wrong ones. */
  pin: { max: 5, seconds: 60 * 60 },
  reset: { max: 10, seconds: 10 * 60 },
  /** Wrong invitations of an address. */
  accept: { max: 10, seconds: 10 * 60 },
  /** Messages of an address to the company. */
  message: { max: 3, seconds: 10 * 60 },
  /** Forms and messages of visitors, whatever their outcome. */
  post: { max: 120, seconds: 60 },
  /** Uncached pages rendered for an address, and pictures drawn for it. */
  render: { max: 600, seconds: 60 },
  picture: { max: 1_200, seconds: 60 },
  /** Mails that a member sends. */
  send: { max: 30, seconds: 60 * 60 },
} as const;

/** All limits that are counted in memory. */
export const LIMITS = {
  ...BUCKETS,
  lookups: { max: 60, seconds: 60 },
  misses: { max: 20, seconds: 10 * 60 },
  harvest: {
    /** More misses a minute than this, of all visitors, … */
    missesPerMinute: 300,
    /** … for this many minutes in a row start the harvest mode … */
    minutes: 3,
    /** … for this time, … */
    seconds: 15 * 60,
    /** … during which each address has this many misses. */
    maxMisses: 5,
  },
} as const;

/** Limits that people do not reach: rendering an error page would cost as much as they save. */
const PLAIN: ReadonlySet<Bucket> = new Set(["post", "render", "picture"]);

export type Bucket = keyof typeof BUCKETS;

/** The request limits of one instance, counted by client key (see limitKey). */
export class Limits {
  readonly lookups: LookupGuard;
  readonly bodies: BodyBudget;
  readonly #buckets: Record<Bucket, WindowCounters>;

  /** @param factor multiplies every limit */
  constructor(clock: CounterOptions["clock"], factor: number) {
    this.lookups = new LookupGuard(LIMITS, { clock, factor });
    this.bodies = new BodyBudget(factor);
    this.#buckets = mapValues(
      BUCKETS,
      (window: TimeWindow) => new WindowCounters(window, { clock, factor }),
    );
  }

  /** Throws 429 over the limit. */
  check(bucket: Bucket, client: string): void {
    const wait = this.#buckets[bucket].secondsUntilFree(client);
    if (wait > 0) {
      throw tooManyRequests(wait, PLAIN.has(bucket) ? PlainRefusal : AppError);
    }
  }

  /** Counts an attempt; over the limit throws 429 without counting. */
  take(bucket: Bucket, client: string): void {
    this.check(bucket, client);
    this.#buckets[bucket].add(client, 1);
  }

  /**
   * Runs `work`, which calls `admit` before the part that costs an attempt, any number of times: one is counted, or 429
   * thrown as in take(). Failed work costs none.
   */
  async spend<T>(
    bucket: Bucket,
    client: string,
    work: (admit: () => void) => Promise<T>,
  ): Promise<T> {
    let isCounted = false;
    const admit = () => {
      if (!isCounted) this.take(bucket, client);
      isCounted = true;
    };
    try {
      return await work(admit);
    } catch (error) {
      if (isCounted) this.giveBack(bucket, client);
      throw error;
    }
  }

  /** Throws 429 when a client or its network has failed to sign in too often. */
  checkSignIn(client: string): void {
    for (const [bucket, key] of signInKeys(client)) this.check(bucket, key);
  }

  /** Counts a sign-in of a client and its network; over either limit throws 429 without counting. */
  takeSignIn(client: string): void {
    this.checkSignIn(client);
    for (const [bucket, key] of signInKeys(client)) this.take(bucket, key);
  }

  /** Undoes a counted sign-in, because it succeeded. */
  giveBackSignIn(client: string): void {
    for (const [bucket, key] of signInKeys(client)) this.giveBack(bucket, key);
  }

  /** Undoes a counted attempt, because it succeeded. */
  giveBack(bucket: Bucket, client: string): void {
    this.#buckets[bucket].add(client, -1);
  }
}

function signInKeys(client: string): [bucket: Bucket, key: string][] {
  const network = networkKey(client);
  return network === null
    ? [["signIn", client]]
    : [["signIn", client], ["signInNetwork", network]];
}
