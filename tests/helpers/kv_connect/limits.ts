import { MUTATIONS, type Range, type Write } from "./messages.ts";

/** What denokv 0.12 takes in one request; sizes in bytes, keys as they are encoded. */
export const LIMITS = {
  ranges: 10,
  entries: 1_000,
  checks: 10,
  mutations: 1_000,
  key: 2_048,
  /** The end of a range is one byte longer than a key. */
  bound: 2_049,
  value: 65_536,
  /** Keys that are checked, keys that are written, and values, together. */
  write: 819_200,
};

/** A request that the server does not do; its message is the body of the answer. */
export class Refusal extends Error {
  override name = "Refusal";
  constructor(readonly status: 400 | 401 | 404, message: string) {
    super(message);
  }
}

/** Throws Refusal when a read asks for too much. */
export function checkRead(ranges: readonly Range[]): void {
  atMost("ranges", ranges.length, LIMITS.ranges);
  let entries = 0;
  for (const { start, end, limit } of ranges) {
    // A negative number has ten bytes as a varint, which makes it a very large one.
    if (limit < 1 || limit >= 2 ** 31) {
      throw new Refusal(400, `A range cannot have ${limit} entries`);
    }
    atMost(
      "bytes of a bound",
      Math.max(start.length, end.length),
      LIMITS.bound,
    );
    entries += limit;
  }
  atMost("entries", entries, LIMITS.entries);
}

/** Throws Refusal when a write is too large, or more than Waybill asks of any store (architecture, Data). */
export function checkWrite({ checks, mutations, enqueues }: Write): void {
  atMost("checks", checks.length, LIMITS.checks);
  atMost("mutations", mutations.length, LIMITS.mutations);
  let bytes = 0;
  for (const { key, versionstamp } of checks) {
    atMost("bytes of a checked key", key.length, LIMITS.bound);
    if (![0, 10].includes(versionstamp.length)) {
      throw new Refusal(400, "A versionstamp has ten bytes or none");
    }
    bytes += key.length;
  }
  for (const { key, value, type, expireAt } of mutations) {
    atMost("bytes of a key", key.length, LIMITS.key);
    atMost("bytes of a value", value.length, LIMITS.value);
    if (!Object.values(MUTATIONS).includes(type) || expireAt !== 0) {
      throw new Refusal(400, "Waybill sets and deletes, for ever, and no more");
    }
    bytes += key.length + value.length;
  }
  if (enqueues > 0) throw new Refusal(400, "Waybill has no queues");
  atMost("bytes of a write", bytes, LIMITS.write);
}

function atMost(what: string, count: number, limit: number): void {
  if (count > limit) {
    throw new Refusal(400, `Too many ${what}: ${count}, at most ${limit}`);
  }
}
