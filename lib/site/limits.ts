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

/** The rate limits of one client (decision 51). */
const BUCKETS = {
  /** Failed sign-ins from an address. */
  signIn: { max: 10, seconds: 15 * 60 },
  /** Failed sign-ins from a whole IPv6 /48, which one customer may own. */
  signInNetwork: { max: 50, seconds: 15 * 60 },
  /** Wrong setup tokens from an address. */
  setup: { max: 10, seconds: 10 * 60 },
  /** Pins requested from an address, and wrong pins entered. */
  pin: { max: 5, seconds: 60 * 60 },
  reset: { max: 10, seconds: 10 * 60 },
  /** Wrong invitation tokens from an address. */
  accept: { max: 10, seconds: 10 * 60 },
  /** Messages to the company from an address. */
  message: { max: 3, seconds: 10 * 60 },
  /** Forms and messages posted by visitors, whatever the outcome. */
  post: { max: 120, seconds: 60 },
  /** Uncached pages rendered for an address, and pictures drawn for it. */
  render: { max: 600, seconds: 60 },
  picture: { max: 1_200, seconds: 60 },
  /** Mails that a member sends. */
  send: { max: 30, seconds: 60 * 60 },
} as const;

/** All rate limits that are counted in memory. */
export const LIMITS = {
  ...BUCKETS,
  lookups: { max: 60, seconds: 60 },
  misses: { max: 20, seconds: 10 * 60 },
  harvest: {
    /** More misses per minute than this, by all visitors together, … */
    missesPerMinute: 300,
    /** … for this many minutes in a row start the harvest mode … */
    minutes: 3,
    /** … for this time, … */
    seconds: 15 * 60,
    /** … during which each address has this many misses. */
    maxMisses: 5,
  },
} as const;

/** Limits that people do not reach; over them a rendered error page would cost as much as the limit saves. */
const PLAIN: ReadonlySet<Bucket> = new Set(["post", "render", "picture"]);

export type Bucket = keyof typeof BUCKETS;

/** The rate limits of one instance, counted by client key (see limitKey()). */
export class Limits {
  readonly lookups: LookupGuard;
  readonly bodies: BodyBudget;
  readonly #buckets: Record<Bucket, WindowCounters>;

  /** @param factor multiplier of every limit */
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
   * Runs `work`, which calls `admit` before its costly part, any number of times. Counts a single attempt, or throws 429 like
   * take(). Failed work is not counted.
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
      if (isCounted) this.refund(bucket, client);
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

  /** Uncounts a successful sign-in. */
  refundSignIn(client: string): void {
    for (const [bucket, key] of signInKeys(client)) this.refund(bucket, key);
  }

  /** Uncounts a successful attempt. */
  refund(bucket: Bucket, client: string): void {
    this.#buckets[bucket].add(client, -1);
  }
}

function signInKeys(client: string): [bucket: Bucket, key: string][] {
  const network = networkKey(client);
  return network === null
    ? [["signIn", client]]
    : [["signIn", client], ["signInNetwork", network]];
}
