import { join } from "node:path";
import { getParcelWithHistory } from "@/lib/domain/parcels.ts";
import { type Kv, openKv } from "@/lib/kv.ts";
import { fill } from "./fill.ts";
import { median } from "./ladder.ts";

/** How the latency of a look-up grows with the table, beside that of one bare read. */
export interface Growth {
  small: number;
  large: number;
  /** How many times slower a look-up is on the large table. */
  lookup: number;
  /** The same of a bare `kv.get`. */
  bareGet: number;
  ratio: number;
  atMost: number;
}

const SMALL = 1_000;
const LARGE = 200_000;
const ROUNDS = 9;
const READS = 2_000;
const AT_MOST = 1.15;

/** Measures look-ups of random codes on both tables in turn; a figure is the median of the rounds. */
export async function measureGrowth(): Promise<Growth> {
  const dir = await Deno.makeTempDir({ prefix: "waybill_bench_" });
  const small = await openTable(join(dir, "small.kv"), SMALL);
  const large = await openTable(join(dir, "large.kv"), LARGE);
  try {
    const lookups: number[] = [];
    const gets: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      lookups.push(await timeLookups(large) / await timeLookups(small));
      gets.push(await timeGets(large) / await timeGets(small));
    }
    const [lookup, bareGet] = [median(lookups), median(gets)];
    return {
      small: SMALL,
      large: LARGE,
      lookup,
      bareGet,
      ratio: lookup / bareGet,
      atMost: AT_MOST,
    };
  } finally {
    for (const table of [small, large]) {
      table.kv.close();
      table.bare.close();
    }
    await Deno.remove(dir, { recursive: true });
  }
}

interface Table {
  kv: Kv;
  bare: Deno.Kv;
  codes: string[];
}

async function openTable(path: string, count: number): Promise<Table> {
  const kv = await openKv(path);
  const codes = await fill(kv, count);
  return { kv, codes, bare: await Deno.openKv(path) };
}

function timeLookups({ kv, codes }: Table): Promise<number> {
  return time(codes, async (code) => {
    if (await getParcelWithHistory(kv, code) === null) {
      throw new Error(`Cannot find "${code}"`);
    }
  });
}

function timeGets({ bare, codes }: Table): Promise<number> {
  return time(codes, async (code) => {
    const key = ["parcels_by_code", code.replaceAll("-", "")];
    if ((await bare.get(key)).value === null) {
      throw new Error(`Cannot find "${code}"`);
    }
  });
}

/** Milliseconds for a number of reads of random codes, one after another. */
async function time(
  codes: string[],
  read: (code: string) => Promise<void>,
): Promise<number> {
  const picked = Array.from(
    { length: READS },
    () => codes[Math.floor(Math.random() * codes.length)]!,
  );
  const start = performance.now();
  for (const code of picked) await read(code);
  return performance.now() - start;
}
