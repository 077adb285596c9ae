import {
  createParcel,
  getParcelWithHistory,
  listParcels,
  searchParcels,
} from "@/lib/domain/parcels.ts";
import { generateTrackingCode } from "@/lib/domain/tracking_codes.ts";
import { type Kv, openKv } from "@/lib/kv.ts";
import { pageQuery, searchQuery } from "@/lib/schemas/paging.ts";
import { parse } from "@/lib/schemas/problems.ts";
import { normalizeTrackingCode } from "@/lib/schemas/tracking_code.ts";
import { median } from "../turns.ts";
import { RARE } from "../tables.ts";

/** How much slower something is on the large table than on the small one, beside the bare operation that it rests on. */
export interface Growth {
  name: string;
  /** Milliseconds on the large table. */
  ms: number;
  growth: number;
  /** The same of the bare operation. */
  bare: number;
  ratio: number;
  /** Nothing is promised where it is null. */
  atMost: number | null;
}

/** A table with what reads it: the product, and the store without anything around it. */
interface Table {
  kv: Kv;
  bare: Deno.Kv;
  codes: string[];
}

interface Operation {
  name: string;
  atMost: number | null;
  ours: (table: Table) => Promise<unknown>;
  bare: (table: Table) => Promise<unknown>;
}

const ROUNDS = 9;
const CALLS = 500;
const CODES = 2_000;
const AT_MOST = 1.15;
const PER_PAGE = 20;

const OPERATIONS: Operation[] = [
  {
    name: "look-up",
    atMost: AT_MOST,
    ours: ({ kv, codes }) => getParcelWithHistory(kv, anyOf(codes)),
    bare: ({ bare, codes }) => bare.get(["parcels_by_code", anyOf(codes)]),
  },
  {
    name: "list of the newest",
    atMost: AT_MOST,
    ours: ({ kv }) => listParcels(kv, parse(pageQuery, { per_page: PER_PAGE })),
    bare: ({ bare }) =>
      Array.fromAsync(
        bare.list({ prefix: ["parcels"] }, { limit: PER_PAGE, reverse: true }),
      ),
  },
  {
    name: "search with 3 hits",
    atMost: AT_MOST,
    ours: ({ kv }) => searchParcels(kv, parse(searchQuery, { search: RARE })),
    bare: ({ bare }) =>
      Array.fromAsync(
        bare.list({ prefix: ["search", "parcels", RARE.toLowerCase()] }),
      ),
  },
  {
    name: "create",
    atMost: null,
    ours: ({ kv }) =>
      createParcel(kv, {
        tracking_code: generateTrackingCode(),
        recipient_name: "Ada Lovelace",
        destination: "London",
      }),
    bare: ({ bare }) => bare.set(["bench"], crypto.randomUUID()),
  },
];

/** Measures every operation on both files in turn; a figure is the median of the rounds. */
export async function measureGrowth(
  smallFile: string,
  largeFile: string,
): Promise<Growth[]> {
  const small = await open(smallFile);
  const large = await open(largeFile);
  try {
    const figures: Growth[] = [];
    for (const operation of OPERATIONS) {
      figures.push(await compare(operation, small, large));
    }
    return figures;
  } finally {
    for (const { kv, bare } of [small, large]) {
      kv.close();
      bare.close();
    }
  }
}

async function open(file: string): Promise<Table> {
  const [kv, bare] = [await openKv(file), await Deno.openKv(file)];
  return { kv, bare, codes: await sampleCodes(kv) };
}

/** Gives codes from everywhere in the table: those that follow ones made up. */
export async function sampleCodes(kv: Kv): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < CODES) {
    const from = normalizeTrackingCode(generateTrackingCode())!;
    const range = {
      prefix: ["parcels_by_code"],
      start: ["parcels_by_code", from],
    };
    const [found] = await kv.list(range, { limit: 1 });
    if (found !== undefined) codes.push(String(found.key[1]));
  }
  return codes;
}

async function compare(
  { name, atMost, ours, bare }: Operation,
  small: Table,
  large: Table,
): Promise<Growth> {
  const rounds: { ms: number; growth: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const ms = await time(() => ours(large));
    const growth = ms / await time(() => ours(small));
    const bareGrowth = await time(() => bare(large)) /
      await time(() => bare(small));
    // The first round warms up.
    if (round > 0) rounds.push({ ms, growth, bare: bareGrowth });
  }
  const middle = (figure: "ms" | "growth" | "bare") =>
    median(rounds.map((one) => one[figure]));
  const ratio = middle("growth") / middle("bare");
  const figures = { ms: middle("ms"), growth: middle("growth") };
  return { name, ...figures, bare: middle("bare"), ratio, atMost };
}

/** Milliseconds of one call. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  for (let count = 0; count < CALLS; count++) await work();
  return (performance.now() - since) / CALLS;
}

function anyOf(codes: string[]): string {
  return codes[Math.floor(Math.random() * codes.length)]!;
}
