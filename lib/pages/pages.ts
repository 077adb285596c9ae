import { invalid } from "@/lib/errors.ts";
import {
  changeContent,
  CONTENT_VERSION,
  contentSnapshot,
  getSettings,
} from "@/lib/settings/settings.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { defineSearch } from "@/lib/store/search.ts";
import type { Merge } from "@/lib/store/stamps.ts";
import { claimKey } from "@/lib/trash/trashed.ts";
import { Trash } from "@/lib/trash/trash.ts";
import { type Page, page, type PageCreate, type PagePatch } from "./schema.ts";

/** Maximum pages of a site, because every public page's menu lists them all. */
const MAX_PAGES = 200;

const MAX_SLUG = 80;

/** The slug of a page whose title has neither letters nor digits. */
const NAMELESS = "page";

/** Corrects the package, which drops the Arabic long a and ends words with characters that slugs exclude. */
const ARABIC = [..."\u0627\u0622\u0649\u0629"]
  .map((letter): [string, string] => [letter, "a"]);

/** The text fields of a page; changing one sets the page's language to its author's. */
const TEXTS = ["title", "content", "sub_title"] as const;

/** The pages in the footer before each could be put there. */
const FIRST_IN_FOOTER = ["about-us", "warehousing", "privacy-policy"];

export const pages = new Collection<Page>({
  noun: "pages",
  thing: "page",
  // Earlier versions stored no choice.
  decode: (_, stored: Page) => ({
    ...stored,
    in_footer: stored.in_footer ??
      (FIRST_IN_FOOTER.includes(stored.slug) ? "yes" : "no"),
  }),
  ...defineSearch(page),
  indexes: ({ id, slug }) => [{ key: slugKey(slug), value: id }],
  inTurn: true,
  journal: {
    label: ({ title }) => title,
    fields: [...TEXTS, "icon", "overlay", "image", "hero", "in_footer"],
  },
  extra: changeContent,
});

/** The deleted pages; their slugs stay taken. */
export const pageTrash = new Trash({
  noun: "pages",
  records: pages,
  claims: ({ slug }) => [slugKey(slug)],
});

interface PageOptions {
  /** The author's language, as a BCP-47 tag. */
  language: string;
  requestKey?: string | undefined;
}

/** Returns all pages, oldest first, up to a second stale. Cached, because every public page's menu lists them. */
export const listPages: (kv: Kv) => Promise<Page[]> = contentSnapshot(
  (kv) => pages.listFirst(kv, { limit: MAX_PAGES }),
);

/** Returns the data of the public layout: the settings, and all pages for the menu. */
export async function readSite(
  kv: Kv,
): Promise<{ settings: Settings; pages: Page[] }> {
  const [settings, pages] = await Promise.all([getSettings(kv), listPages(kv)]);
  return { settings, pages };
}

/** Returns the page with a slug, or null. */
export async function getPageBySlug(
  kv: Kv,
  slug: string,
): Promise<Page | null> {
  const pages = await listPages(kv);
  return pages.find((page) => page.slug === slug) ?? null;
}

/**
 * Creates a page with a slug made from its title. A repeated `requestKey` returns the page of the first call. Throws 422 at
 * the maximum number of pages.
 */
export async function createPage(
  kv: Kv,
  input: PageCreate,
  { language, requestKey }: PageOptions,
): Promise<Page> {
  const wanted = await slugOf(input.title);
  return await pages.create(kv, { input, requestKey }, async (tx, stamp) => {
    if (await countPages(kv, tx) >= MAX_PAGES) {
      throw invalid({ key: "error.pagesFull", params: { max: MAX_PAGES } });
    }
    const slug = await freeSlug(kv, wanted);
    return { ...stamp, slug, ...input, language };
  });
}

/** Changes the given fields of a page, never its slug. Throws 404, and 409 for a stale `version`. */
export function updatePage(
  kv: Kv,
  patch: PagePatch,
  { language, merge }: { language: string; merge?: Merge },
): Promise<{ record: Page; changed: boolean }> {
  return pages.update(kv, patch, (after, before) => {
    if (TEXTS.some((field) => after[field] !== before[field])) {
      after.language = language;
    }
  }, merge);
}

/**
 * Returns the number of pages, including those in the trash. The commit then depends on the content's version, which every
 * commit that adds a page writes, so that concurrent instances cannot exceed the maximum.
 */
export async function countPages(kv: Kv, tx: Transaction): Promise<number> {
  await tx.read(CONTENT_VERSION);
  const counts = await Promise.all([pages.count(kv), pageTrash.count(kv)]);
  return counts[0] + counts[1];
}

/**
 * Converts a title to a slug of lower-case ASCII letters, digits and single dashes. It has no dot, so it cannot collide with
 * create.html and list.html.
 */
export async function slugOf(title: string): Promise<string> {
  // Loaded on first use, because its tables take 60 ms.
  const { slugify } = await import("transliteration");
  const slug = slugify(title.normalize("NFC"), {
    allowedChars: "a-zA-Z0-9",
    replace: ARABIC,
  });
  // Objects, such as the response of GET /api/pages, sort numeric keys first.
  if (/^\d+$/.test(slug)) return slugOf(`${NAMELESS} ${title}`);
  if (slug.length <= MAX_SLUG) return slug || NAMELESS;
  const end = slug.lastIndexOf("-", MAX_SLUG);
  return slug.slice(0, end > 0 ? end : MAX_SLUG);
}

/**
 * Returns the slug, or the first free one with a number: air, air-2, air-3. If another instance takes it meanwhile, the commit
 * fails, because it depends on the content's version.
 */
async function freeSlug(kv: Kv, slug: string): Promise<string> {
  const [first, last] = [slugKey(slug), slugKey(`${slug}-\u{10ffff}`)];
  const rows = await Promise.all([
    kv.list({ start: first, end: last }, { limit: MAX_PAGES }),
    // The slugs of pages in the trash.
    kv.list({ start: claimKey(first), end: claimKey(last) }, {
      limit: MAX_PAGES,
    }),
  ]);
  const taken = new Set(rows.flat().map(({ key }) => key.at(-1)));
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}

function slugKey(slug: string): Key {
  return ["pages_by_slug", slug];
}
