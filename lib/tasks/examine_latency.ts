import { AppError } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { error, type Finding, fine, warning } from "./examine.ts";

/** Left out of dumps, and deleted after the measurement. */
const SAMPLE = ["meta", "doctor"];
const SAMPLE_BYTES = 2_000;

const ROUNDS = 9;

/** Linux delays the acknowledgement of a segment by 40 ms when nothing is sent back. */
const DELAY_MS = 35;

/**
 * Times one read of a remote store, five at once, and a commit of 2 kB. The latter two need more than one segment, which the
 * sender's Nagle algorithm holds back until the first is acknowledged.
 */
export async function examineLatency(kv: Kv): Promise<Finding> {
  const read = () => kv.list({ prefix: ["meta"] }, { limit: 1 });
  const save = () =>
    kv.transact((tx) =>
      Promise.resolve(tx.set(SAMPLE, new Uint8Array(SAMPLE_BYTES)))
    );
  try {
    const one = await medianMs(read);
    const five = await medianMs(() =>
      Promise.all(Array.from({ length: 5 }, read))
    );
    const commit = await medianMs(save);
    await kv.transact((tx) => Promise.resolve(tx.delete(SAMPLE)));
    return judge({ one, five, commit });
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
    return error(`The database cannot be written to: ${thrown.cause}`);
  }
}

/** Returns the finding for these milliseconds. */
export function judge(
  { one, five, commit }: { one: number; five: number; commit: number },
): Finding {
  const [read, reads, write] = [one, five, commit].map((ms) => ms.toFixed(1));
  const text =
    `The database answers one read in ${read} ms, five at once in ${reads} ms, a commit of 2 kB in ${write} ms`;
  if (Math.max(five, commit) - one < DELAY_MS) return fine(text);
  return warning(
    `${text}: delayed acknowledgements cost 40 ms each, which \`ip route\` with \`quickack 1\` ends (docs/operations.md)`,
  );
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const since = performance.now();
    await work();
    times.push(performance.now() - since);
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1]!;
}
