import { invalid, notFound } from "@/lib/errors.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { MAX_PAGES } from "@/lib/fields/constants.ts";
import type { Page, PageCreate, PagePatch } from "./schema.ts";
import type { Found, SearchQuery } from "@/lib/fields/paging.ts";
import { contentSnapshot } from "@/lib/settings/content_snapshot.ts";
import { changeContent } from "@/lib/settings/content_version.ts";
import { newId } from "@/lib/store/ids.ts";
import { defined, requireVersion } from "@/lib/store/merge.ts";
import { count, type Listing, searchPage } from "@/lib/store/paging.ts";
import { findMade, rememberMade } from "@/lib/store/requests.ts";
import { indexTokens, tokensOf } from "@/lib/store/search.ts";
import { slugOf } from "./slugs.ts";

/** The noun of pages: their key prefix, counter, search index and list. */
export const PAGES = "pages";

const LISTING: Listing<Page> = {
  noun: PAGES,
  search_keys: ["title"],
  decode: (_, page) => page,
};

/** What a page says; whoever changes one of them says in which language (decision 48). */
const TEXTS = ["title", "content", "sub_title"] as const;

export interface PageOptions {
  /** The language of whoever writes, as a BCP-47 tag. */
  language: string;
  requestKey?: string | undefined;
}

/** Returns all pages, oldest first, at most a second old: every page of the site names them in its menu. */
export const listPages: (kv: Kv) => Promise<Page[]> = contentSnapshot(
  readPages,
);

/** Returns the page of an address, or null. */
export async function getPageBySlug(
  kv: Kv,
  slug: string,
): Promise<Page | null> {
  const pages = await listPages(kv);
  return pages.find((page) => page.slug === slug) ?? null;
}

/**
 * Creates a page under an address made from its title (spec section 7, decision 28). A repeated `requestKey` gives the
 * page the first call made. Throws 422 when the site has as many pages as it can.
 */
export async function createPage(
  kv: Kv,
  input: PageCreate,
  { language, requestKey: key }: PageOptions,
): Promise<Page> {
  const now = kv.now();
  const request = { noun: PAGES, key, input, now };
  const wanted = await slugOf(input.title);
  return await kv.transact(async (tx) => {
    const madeBefore = await readPage(tx, await findMade(tx, request));
    if (madeBefore !== null) return madeBefore;
    if (await count(tx, PAGES, 1) > MAX_PAGES) {
      throw invalid({ key: "error.pagesFull", params: { max: MAX_PAGES } });
    }
    const slug = await freeSlug(kv, tx, wanted);
    const page = newPage(input, { slug, language, now });
    await rememberMade(tx, request, { kv, id: page.id });
    storePage(tx, null, page);
    changeContent(tx, now);
    return page;
  }, { lock: PAGES });
}

/**
 * Changes the given fields of a page, never its address (decisions 23 and 28). Throws 404, and 409 when `version` is not
 * the current one.
 */
export function updatePage(
  kv: Kv,
  { id, version, ...changes }: PagePatch,
  { language }: PageOptions,
): Promise<{ page: Page; changed: boolean }> {
  return kv.transact(async (tx) => {
    const before = await requirePage(tx, id);
    requireVersion(before, version);
    const after = { ...before, ...defined(changes) };
    if (JSON.stringify(after) === JSON.stringify(before)) {
      return { page: before, changed: false };
    }
    if (TEXTS.some((field) => after[field] !== before[field])) {
      after.language = language;
    }
    after.version += 1;
    after.updated_at = kv.now().toISOString();
    storePage(tx, before, after);
    changeContent(tx, kv.now());
    return { page: after, changed: true };
  }, { lock: PAGES });
}

/** Removes a page and frees its address. Throws 404. */
export function deletePage(kv: Kv, id: string): Promise<void> {
  return kv.transact(async (tx) => {
    const page = await requirePage(tx, id);
    tx.delete(pageKey(id));
    tx.delete(slugKey(page.slug));
    indexTokens(tx, { noun: PAGES, id }, { before: searchTokens(page) });
    await count(tx, PAGES, -1);
    changeContent(tx, kv.now());
  }, { lock: PAGES });
}

/** Finds pages by the words of their titles (decision 11). */
export function searchPages(
  kv: Kv,
  query: SearchQuery,
): Promise<Found<Page>> {
  return searchPage(kv, LISTING, {
    query,
    tokens: searchTokens,
  });
}

/** Makes the record of a new page. */
export function newPage(
  input: PageCreate,
  { slug, language, now }: { slug: string; language: string; now: Date },
): Page {
  const time = now.toISOString();
  return {
    ...{ id: newId(now), slug, ...input, language },
    ...{ version: 1, created_at: time, updated_at: time },
  };
}

/** Writes a page and brings its address and its search words up to date; `before` is null for a new one. */
export function storePage(
  tx: Transaction,
  before: Page | null,
  after: Page,
): void {
  const { id, slug } = after;
  tx.set(pageKey(id), after);
  if (before === null) tx.set(slugKey(slug), id);
  indexTokens(tx, { noun: PAGES, id }, {
    before: before === null ? undefined : searchTokens(before),
    after: searchTokens(after),
  });
}

async function readPages(kv: Kv): Promise<Page[]> {
  const entries = await kv.list<Page>({ prefix: [PAGES] }, {
    limit: MAX_PAGES,
  });
  return entries.map(({ value }) => value);
}

function readPage(tx: Transaction, id: string | null): Promise<Page | null> {
  return id === null ? Promise.resolve(null) : tx.read<Page>(pageKey(id));
}

async function requirePage(tx: Transaction, id: string): Promise<Page> {
  const page = await readPage(tx, id);
  if (page === null) throw notFound("page");
  return page;
}

/** Returns the address, or the first free one of its row: air, air-2, air-3. */
async function freeSlug(
  kv: Kv,
  tx: Transaction,
  slug: string,
): Promise<string> {
  const row = { start: slugKey(slug), end: slugKey(`${slug}-\u{10ffff}`) };
  const entries = await kv.list(row, { limit: MAX_PAGES });
  const taken = new Set(entries.map(({ key }) => key.at(-1)));
  let free = slug;
  // The commit depends on what is read: another instance may be taking the same one.
  for (
    let number = 2;
    taken.has(free) || await tx.read(slugKey(free)) !== null;
    number++
  ) free = `${slug}-${number}`;
  return free;
}

function searchTokens({ title }: Page): Set<string> {
  return tokensOf([title]);
}

function pageKey(id: string): Key {
  return [PAGES, id];
}

function slugKey(slug: string): Key {
  return ["pages_by_slug", slug];
}
