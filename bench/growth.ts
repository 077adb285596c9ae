import { getParcelWithHistory } from "@/lib/parcels/parcels.ts";
import { anyOf, median } from "./figures.ts";
import { LARGE, openTable, type Table } from "./tables.ts";

/** How the latency of a look-up grows with the table, beside that of one bare read. */
export interface Growth {
  small: number;
  large: number;
  /** How many times slower a look-up is on the large table. */
  lookup: number;
  /** The same for a bare `kv.get`. */
  bareGet: number;
  ratio: number;
  atMost: number;
}

const SMALL = 1_000;
const ROUNDS = 9;
const READS = 2_000;
const AT_MOST = 1.15;

/** Measures look-ups of random codes on both tables in turn; a figure is the median of the rounds. */
export async function measureGrowth(large: Table): Promise<Growth> {
  await using small = await openTable({ parcels: SMALL, invoices: 0 });
  using smallBare = await Deno.openKv(small.path);
  using largeBare = await Deno.openKv(large.path);
  const lookups: number[] = [];
  const gets: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    lookups.push(await timeLookups(large) / await timeLookups(small));
    gets.push(
      await timeGets(largeBare, large) / await timeGets(smallBare, small),
    );
  }
  const [lookup, bareGet] = [median(lookups), median(gets)];
  return {
    small: SMALL,
    large: LARGE.parcels,
    lookup,
    bareGet,
    ratio: lookup / bareGet,
    atMost: AT_MOST,
  };
}

function timeLookups({ kv, codes }: Table): Promise<number> {
  return time(codes, async (code) => {
    if (await getParcelWithHistory(kv, code) === null) {
      throw new Error(`Cannot find "${code}"`);
    }
  });
}

function timeGets(bare: Deno.Kv, { codes }: Table): Promise<number> {
  return time(codes, async (code) => {
    const key = ["parcels_by_code", code.replaceAll("-", "")];
    if ((await bare.get(key)).value === null) {
      throw new Error(`Cannot find "${code}"`);
    }
  });
}

/** Returns the milliseconds of reads of random codes, one after another. */
async function time(
  codes: string[],
  read: (code: string) => Promise<void>,
): Promise<number> {
  const picked = Array.from(
    { length: READS },
    () => anyOf(codes),
  );
  const start = performance.now();
  for (const code of picked) await read(code);
  return performance.now() - start;
}
