import { mapValues } from "deno-std/collections/map_values.js";
import { countFiltered } from "@/lib/parcel_lists/filters.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type TestApp, testApp } from "@/tests/helpers/app.ts";
import type { Client } from "@/tests/helpers/client.ts";
import { stopMonotonicClock } from "@/tests/helpers/monotonic_clock.ts";
import { recordStoreRequests } from "@/tests/helpers/store_requests.ts";
import { BUSY_DAY } from "../decade.ts";
import { anyOf, median, round } from "../figures.ts";
import { bareGet } from "./bare.ts";
import { sampleCodes } from "./codes.ts";
import { compare, type Growth, type Operation } from "./compare.ts";
import { RARE } from "./table.ts";
import { listStored } from "@/lib/parcel_lists/list.ts";
import { type ParcelFilter, parcelQuery } from "@/lib/parcel_lists/schema.ts";
import { parse } from "@/lib/fields/parse.ts";

/** A screen's requests to the store on both tables. */
export interface RequestCounts {
  name: string;
  /** Requests to the store, and keys read, on each table. */
  requests: [small: number, large: number];
  keys: [small: number, large: number];
  /** The ratio of large to small table: of requests or, if these are equal, of keys. */
  ratio: number;
  atMost: number;
}

/** A table with the app on it in this process. */
interface Site {
  app: TestApp;
  kv: Kv;
  bare: Deno.Kv;
  client: Client;
  codes: string[];
}

/** A measured request: for a whole screen, or only for its reads. */
type Ask = (site: Site) => Promise<unknown>;

const CODES = 10_000;
/** Calls per round: of a whole screen, and of only its reads. */
const CALLS = { screen: 10, reads: 40 };
const AT_MOST = { time: 1.15, keys: 1.1 };
/** The number of keys in the bare list. */
const PER_PAGE = 15;

const LIST = "/control/parcels/list.html";
const SCREENS = ["/control/index.html", "/control/reports.html"];
/** No filter, and one filter of each kind. */
const FILTERS: Record<string, ParcelFilter> = {
  "no filter": {},
  stage: { stage: "in_transit" },
  late: { late: "yes" },
  due: { due: BUSY_DAY },
  stalled: { stalled_days: 3 },
};

/**
 * Measures the most used screens on both tables: the requests of each to the store, and its slowdown on the large table
 * relative to a bare get and a bare list.
 */
export async function measureScreens(
  smallFile: string,
  largeFile: string,
): Promise<{ asked: RequestCounts[]; figures: Growth[] }> {
  await using small = await open(smallFile);
  await using large = await open(largeFile);
  const screens = await screensOf([small, large]);
  const asked: RequestCounts[] = [];
  for (const [name, ask] of screens) {
    asked.push(await compareAsked(name, ask, small, large));
  }
  const figures: Growth[] = [];
  const operations = [
    ...operationsOf(screens, CALLS.screen),
    ...operationsOf(readsAlone(), CALLS.reads),
  ];
  for (const operation of operations) {
    figures.push(await compare(operation, small, large));
  }
  return { asked, figures: besideAll(figures) };
}

async function open(file: string): Promise<Site & AsyncDisposable> {
  const app = await testApp({ kvPath: file });
  const { kv } = app;
  // Updates the counts to the current day, like the start of a server.
  await foldAll(kv);
  const bare = await Deno.openKv(file);
  return {
    ...{ app, kv, bare, client: await app.signedIn() },
    codes: await sampleCodes(kv, CODES),
    [Symbol.asyncDispose]() {
      bare.close();
      return app[Symbol.asyncDispose]();
    },
  };
}

/** Returns functions that open the screens. The URL of a list's second page differs between the tables. */
async function screensOf(sites: Site[]): Promise<Map<string, Ask>> {
  const screens = new Map<string, Ask>();
  const add = (name: string, address: (site: Site) => string) =>
    screens.set(name, (site) => openScreen(site, address(site)));
  for (const [name, filter] of Object.entries(FILTERS)) {
    const query = {
      per_page: String(PER_PAGE),
      ...mapValues(filter as Record<string, unknown>, String),
    };
    const addressOf = (query: Record<string, string>) =>
      `${LIST}?${new URLSearchParams(query)}`;
    const first = addressOf(query);
    const oldest = addressOf({ ...query, order: "oldest" });
    const second = new Map<Site, string>();
    for (const site of sites) second.set(site, await secondPage(site, first));
    add(`list, ${name}`, () => first);
    add(`list, ${name}, the other order`, () => oldest);
    add(`list, ${name}, second page`, (site) => second.get(site)!);
  }
  add("list, stage and late", () => `${LIST}?stage=in_transit&late=yes`);
  add("list, search with 3 hits", () => `${LIST}?search=${RARE}`);
  for (const screen of SCREENS) add(screen, () => screen);
  return screens;
}

async function secondPage(site: Site, first: string): Promise<string> {
  const text = await openScreen(site, first);
  const [link = ""] = /<a [^>]*rel="next"[^>]*>/.exec(text) ?? [];
  const [, address] = /href="([^"]+)"/.exec(link) ?? [];
  if (address === undefined) throw new Error(`${first} has no second page`);
  return address.replaceAll("&amp;", "&");
}

async function openScreen({ client }: Site, path: string): Promise<string> {
  const { status, text } = await client.get(path);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return text;
}

/** Returns functions that make only the reads of the lists, because rendering takes most of a page's time. */
function readsAlone(): Map<string, Ask> {
  const reads = new Map<string, Ask>([
    ["counts alone", ({ kv }) => countFiltered(kv, {})],
  ]);
  for (const [name, filter] of Object.entries(FILTERS)) {
    reads.set(`list, ${name}, reads alone`, async ({ kv }) => {
      const counts = await countFiltered(kv, filter);
      await listStored(kv, parse(parcelQuery, filter), counts);
    });
  }
  return reads;
}

/** Reads one key and lists fifteen, directly from the store. */
async function bareReads({ bare, codes }: Site): Promise<unknown> {
  const id = await bareGet(bare, anyOf(codes));
  const from = { prefix: ["parcels"], start: ["parcels", id] };
  return await Array.fromAsync(bare.list(from, { limit: PER_PAGE }));
}

/** Returns the figures relative to the overall growth of the bare reads, which are the same in every measurement. */
function besideAll(figures: Growth[]): Growth[] {
  const bare = median(figures.map((figure) => figure.bare));
  return figures.map((figure) => ({
    ...figure,
    ...{ bare, ratio: round(figure.growth / bare) },
  }));
}

function operationsOf(
  asks: Map<string, Ask>,
  calls: number,
): Operation<Site>[] {
  return [...asks].map(([name, ours]) => ({
    ...{ name, atMost: AT_MOST.time, calls },
    ...{ ours, bare: bareReads },
  }));
}

async function compareAsked(
  name: string,
  ask: Ask,
  small: Site,
  large: Site,
): Promise<RequestCounts> {
  const [few, many] = [await count(small, ask), await count(large, ask)];
  const isSame = few.requests === many.requests;
  const ratio = isSame
    ? Math.max(many.keys / few.keys, few.keys / many.keys)
    : many.requests / few.requests;
  return {
    name,
    requests: [few.requests, many.requests],
    keys: [few.keys, many.keys],
    ratio: round(ratio),
    atMost: isSame ? AT_MOST.keys : 0,
  };
}

/** Counts the requests to the store while the one-second caches of the process are fresh. */
async function count(
  site: Site,
  ask: Ask,
): Promise<{ requests: number; keys: number }> {
  using _clock = stopMonotonicClock();
  await ask(site);
  using store = recordStoreRequests();
  await ask(site);
  return { requests: store.requests.length, keys: store.keysRead };
}
