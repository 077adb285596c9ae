import {
  createParcel,
  getParcelWithHistory,
  listParcels,
  searchParcels,
} from "@/lib/parcels/parcels.ts";
import { generateTrackingCode } from "@/lib/parcels/tracking_code.ts";
import { type Kv, openKv } from "@/lib/store/kv.ts";
import { pageQuery, searchQuery } from "@/lib/fields/paging.ts";
import { parse } from "@/lib/fields/fields.ts";
import { anyOf, median, rounded } from "../figures.ts";
import { RARE } from "../tables.ts";
import {
  bareCreate,
  bareGet,
  bareList,
  bareLookup,
  bareSearch,
} from "./bare.ts";
import { sampleCodes } from "./codes.ts";

/** How much slower an operation is on the large table, beside the bare operation. */
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

/** A table, read by the product and by the bare store. */
interface Table {
  kv: Kv;
  bare: Deno.Kv;
  codes: string[];
}

interface Operation {
  name: string;
  atMost: number | null;
  /** Calls in a round. */
  calls: number;
  ours: (table: Table) => Promise<unknown>;
  bare: (table: Table) => Promise<unknown>;
}

/** Many short rounds, so that other load on the machine affects both tables alike. */
const ROUNDS = 101;
const CALLS = 50;
const CODES = 10_000;
const AT_MOST = 1.15;
const PER_PAGE = 20;
const RECIPIENT = "Ada Lovelace";
const DESTINATION = "London";

/** The product makes the same reads as the bare operation, with the store's guards, and parses the records. */
const OPERATIONS: Operation[] = [
  {
    ...{ name: "look-up", atMost: AT_MOST, calls: CALLS },
    ours: ({ kv, codes }) => getParcelWithHistory(kv, anyOf(codes)),
    bare: ({ bare, codes }) => bareLookup(bare, anyOf(codes)),
  },
  {
    ...{ name: "look-up beside one get", atMost: AT_MOST, calls: CALLS },
    ours: ({ kv, codes }) => getParcelWithHistory(kv, anyOf(codes)),
    bare: ({ bare, codes }) => bareGet(bare, anyOf(codes)),
  },
  {
    ...{ name: "list of the newest", atMost: AT_MOST, calls: CALLS },
    ours: ({ kv }) => listParcels(kv, parse(pageQuery, { per_page: PER_PAGE })),
    bare: ({ bare }) => bareList(bare, PER_PAGE),
  },
  {
    ...{ name: "search with 3 hits", atMost: AT_MOST, calls: CALLS },
    ours: ({ kv }) => searchParcels(kv, parse(searchQuery, { search: RARE })),
    bare: ({ bare }) => bareSearch(bare, RARE.toLowerCase()),
  },
  {
    // Few, so that the small table stays small.
    ...{ name: "create", atMost: null, calls: 2 },
    ours: ({ kv }) =>
      createParcel(kv, {
        tracking_code: generateTrackingCode(),
        recipient_name: RECIPIENT,
        destination: DESTINATION,
      }),
    bare: ({ bare }) =>
      bareCreate(bare, generateTrackingCode(), [RECIPIENT, DESTINATION]),
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
  return { kv, bare, codes: await sampleCodes(kv, CODES) };
}

async function compare(
  { name, atMost, calls, ours, bare }: Operation,
  small: Table,
  large: Table,
): Promise<Growth> {
  const rounds: { small: number; large: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const both = {
      small: await time(calls, () => ours(small)),
      large: await time(calls, () => ours(large)),
    };
    const bareSmall = await time(calls, () => bare(small));
    const bareLarge = await time(calls, () => bare(large));
    // The first round warms up.
    if (round > 0) rounds.push({ ...both, bare: bareLarge / bareSmall });
  }
  const growth = median(rounds.map((round) => round.large / round.small));
  const bareGrowth = median(rounds.map((round) => round.bare));
  return {
    name,
    small: rounded(median(rounds.map((round) => round.small))),
    large: rounded(median(rounds.map((round) => round.large))),
    growth: rounded(growth),
    bare: rounded(bareGrowth),
    ratio: rounded(growth / bareGrowth),
    atMost,
  };
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
