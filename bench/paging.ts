import { listInvoices } from "@/lib/invoices/invoices.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type PageQuery, pageQuery } from "@/lib/fields/paging.ts";
import { median, rounded } from "./figures.ts";
import { merge, stamp } from "./results.ts";
import { LARGE, openTable, RARE, type Size, type Table } from "./tables.ts";
import { listParcels, searchParcels } from "@/lib/parcel_lists/list.ts";
import { parse } from "@/lib/fields/parse.ts";

/** How many times longer one list or search takes than another. */
export interface PagingFigure {
  name: string;
  /** The median of the rounds' ratios. */
  ratio: number;
  atMost: number;
  /** Milliseconds of one call, medians of the rounds. */
  measured: number;
  beside: number;
}

const SMALL: Size = { parcels: 2_000, invoices: 100 };
const FAR_PAGE = 5_000;
const PER_PAGE = 15;
const ROUNDS = 9;
const CALLS = 100;
const AT_MOST = 1.5;

/**
 * Measures that lists and searches do not slow down as the table grows: a far page beside the second one, and the
 * second page and a search with three hits beside the same of a small table, in turns.
 */
export async function measurePaging(large: Table): Promise<PagingFigure[]> {
  await using small = await openTable(SMALL);
  const figures: PagingFigure[] = [];
  for (const pair of await pairs(small.kv, large.kv)) {
    figures.push(await compare(pair));
  }
  return figures;
}

type Work = () => Promise<{ data: unknown[] }>;

/** A work to measure and the one to compare it with. */
interface Pair {
  name: string;
  measured: Work;
  beside: Work;
}

async function pairs(small: Kv, large: Kv): Promise<Pair[]> {
  const first: PageQuery = { page: 1, per_page: PER_PAGE };
  const [second, far, smallSecond] = await Promise.all([
    walk(large, 2),
    walk(large, FAR_PAGE),
    walk(small, 2),
  ]);
  const secondPage = () => listParcels(large, second);
  const grown = (name: string, work: (kv: Kv) => ReturnType<Work>) => ({
    name,
    measured: () => work(large),
    beside: () => work(small),
  });
  const search = (text: string) => (kv: Kv) =>
    searchParcels(kv, { ...first, search: text });
  const ofParcels = `${LARGE.parcels} beside ${SMALL.parcels} parcels`;
  const ofInvoices = `${LARGE.invoices} beside ${SMALL.invoices} invoices`;
  return [
    {
      name: `page ${FAR_PAGE} beside page 2`,
      measured: () => listParcels(large, far),
      beside: secondPage,
    },
    {
      name: `page 2, ${ofParcels}`,
      measured: secondPage,
      beside: () => listParcels(small, smallSecond),
    },
    grown(`a search with 3 hits, ${ofParcels}`, search(RARE)),
    grown(
      `the same with a word that all parcels have, ${ofParcels}`,
      search(`Recipient ${RARE}`),
    ),
    grown(
      `page 2, ${ofInvoices}`,
      (kv) => listInvoices(kv, { ...first, page: 2 }),
    ),
  ];
}

/** Follows next_page_url from the first page to a later one, and returns its query. */
async function walk(kv: Kv, page: number): Promise<PageQuery> {
  let query: PageQuery = { page: 1, per_page: PER_PAGE };
  while (query.page < page) {
    const { next_page_url } = await listParcels(kv, query);
    if (next_page_url === null) throw new Error(`There is no page ${page}`);
    const { searchParams } = new URL(next_page_url, "http://localhost");
    query = parse(pageQuery, Object.fromEntries(searchParams));
  }
  return query;
}

async function compare(
  { name, measured, beside }: Pair,
): Promise<PagingFigure> {
  const times: { measured: number; beside: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const both = { measured: await time(measured), beside: await time(beside) };
    // The first round warms up.
    if (round > 0) times.push(both);
  }
  return {
    name,
    ratio: rounded(median(times.map((both) => both.measured / both.beside))),
    atMost: AT_MOST,
    measured: rounded(median(times.map((both) => both.measured))),
    beside: rounded(median(times.map((both) => both.beside))),
  };
}

/** Returns the milliseconds of one call. */
async function time(work: Work): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < CALLS; count++) {
    if ((await work()).data.length === 0) throw new Error("Nothing was found");
  }
  return (performance.now() - start) / CALLS;
}

if (import.meta.main) {
  const measured = await stamp();
  // Lists and searches read no history, which takes long to write.
  await using large = await openTable({ ...LARGE, entries: 0 });
  const figures = await measurePaging(large);
  console.table(figures);
  await merge("results.json", { paging: { ...measured, figures } });
}
