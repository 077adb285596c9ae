import { createParcel, findTypedParcel } from "@/lib/parcels/parcels.ts";
import { generateTrackingCode } from "@/lib/parcels/tracking_code.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { pageQuery, searchQuery } from "@/lib/fields/paging.ts";
import { anyOf } from "../figures.ts";
import {
  bareCreate,
  bareGet,
  bareList,
  bareLookup,
  bareSearch,
} from "./bare.ts";
import { sampleCodes } from "./codes.ts";
import { compare, type Growth, type Operation } from "./compare.ts";
import { RARE } from "./table.ts";
import { listParcels, searchParcels } from "@/lib/parcel_lists/list.ts";
import { parse } from "@/lib/fields/parse.ts";
import { openKv } from "@/lib/store/open.ts";

/** A table, opened by the product and as a bare store. */
interface Table {
  kv: Kv;
  bare: Deno.Kv;
  codes: string[];
}

const CALLS = 50;
const CODES = 10_000;
const AT_MOST = 1.15;
const PER_PAGE = 20;
const RECIPIENT = "Ada Lovelace";
const DESTINATION = "London";

/** The product makes the same reads as the bare operation, with the store's guards, and parses the records. */
const OPERATIONS: Operation<Table>[] = [
  {
    ...{ name: "look-up", atMost: AT_MOST, calls: CALLS },
    ours: ({ kv, codes }) => findTypedParcel(kv, anyOf(codes)),
    bare: ({ bare, codes }) => bareLookup(bare, anyOf(codes)),
  },
  {
    ...{ name: "look-up beside one get", atMost: AT_MOST, calls: CALLS },
    ours: ({ kv, codes }) => findTypedParcel(kv, anyOf(codes)),
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
    // Few calls, so that the small table stays small.
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

/** Measures every operation on both files in turn. Figures are medians of the rounds. */
export async function measureGrowth(
  smallFile: string,
  largeFile: string,
): Promise<Growth[]> {
  using small = await open(smallFile);
  using large = await open(largeFile);
  const figures: Growth[] = [];
  for (const operation of OPERATIONS) {
    figures.push(await compare(operation, small, large));
  }
  return figures;
}

async function open(file: string): Promise<Table & Disposable> {
  const [kv, bare] = [await openKv(file), await Deno.openKv(file)];
  return {
    ...{ kv, bare, codes: await sampleCodes(kv, CODES) },
    [Symbol.dispose]: () => [kv, bare].forEach((store) => store.close()),
  };
}
