const MAX_SLUG = 80;

/** What a page is called whose title has neither letters nor digits. */
const NAMELESS = "page";

/** The package writes Arabic without its long a and ends words in signs that no address has. */
const ARABIC: [string, string][] = [
  ["\u0627", "a"],
  ["\u0622", "a"],
  ["\u0649", "a"],
  ["\u0629", "a"],
];

/**
 * Spells a title as the end of an address: small ASCII letters, digits and single dashes (decision 28). It has no dot, so
 * that no page takes the place of create.html or list.html.
 */
export async function slugOf(title: string): Promise<string> {
  // Its tables of all scripts take 60 ms to load, which a server that makes no page is spared.
  const { slugify } = await import("transliteration");
  const slug = slugify(title.normalize("NFC"), {
    allowedChars: "a-zA-Z0-9",
    replace: ARABIC,
  });
  // An object, as calls give the pages, has keys that are numbers before all others.
  if (/^\d+$/.test(slug)) return slugOf(`${NAMELESS} ${title}`);
  if (slug.length <= MAX_SLUG) return slug || NAMELESS;
  const end = slug.lastIndexOf("-", MAX_SLUG);
  return slug.slice(0, end > 0 ? end : MAX_SLUG);
}
