import { median, round } from "../figures.ts";

/** The slowdown of an operation on the large table, relative to that of the bare operation. */
export interface Growth {
  name: string;
  /** Milliseconds on the small table and on the large one. */
  small: number;
  large: number;
  growth: number;
  /** The growth of the bare operation. */
  bare: number;
  ratio: number;
  /** The bound; null for none. */
  atMost: number | null;
}

/** An operation on both tables, and the bare operation to compare it with. */
export interface Operation<Table> {
  name: string;
  atMost: number | null;
  /** Calls per round. */
  calls: number;
  ours: (table: Table) => Promise<unknown>;
  bare: (table: Table) => Promise<unknown>;
}

/** Milliseconds per call on each table. */
interface Pair {
  small: number;
  large: number;
}

/** Many short rounds, so that other load on the machine affects both tables equally. */
const ROUNDS = 101;

/** Runs an operation and the bare one on both tables in turn. Figures are medians of the rounds. */
export async function compare<Table>(
  { name, atMost, calls, ours, bare }: Operation<Table>,
  small: Table,
  large: Table,
): Promise<Growth> {
  const tables = { small, large };
  const rounds: { ours: Pair; bare: Pair }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const pair = {
      ours: await timeBoth(round, calls, (size) => ours(tables[size])),
      bare: await timeBoth(round, calls, (size) => bare(tables[size])),
    };
    // The first round warms up.
    if (round > 0) rounds.push(pair);
  }
  const growth = median(rounds.map(({ ours }) => ours.large / ours.small));
  const bareGrowth = median(rounds.map(({ bare }) => bare.large / bare.small));
  return {
    name,
    small: round(median(rounds.map(({ ours }) => ours.small))),
    large: round(median(rounds.map(({ ours }) => ours.large))),
    growth: round(growth),
    bare: round(bareGrowth),
    ratio: round(growth / bareGrowth),
    atMost,
  };
}

/** Times both tables. They take turns at being first, because the first one leaves garbage behind. */
async function timeBoth(
  round: number,
  calls: number,
  work: (size: keyof Pair) => Promise<unknown>,
): Promise<Pair> {
  const pair: Pair = { small: 0, large: 0 };
  const sizes = ["small", "large"] as const;
  for (const size of round % 2 === 0 ? sizes : sizes.toReversed()) {
    pair[size] = await time(calls, () => work(size));
  }
  return pair;
}

/** Returns the milliseconds of one call. */
async function time(
  calls: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const since = performance.now();
  for (let count = 0; count < calls; count++) await work();
  return (performance.now() - since) / calls;
}
