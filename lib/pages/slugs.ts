const MAX_SLUG = 80;

/** The address of a page whose title has neither letters nor digits. */
const NAMELESS = "page";

/** The package drops the long a of Arabic and ends words with characters that addresses lack. */
const ARABIC: [string, string][] = [
  ["\u0627", "a"],
  ["\u0622", "a"],
  ["\u0649", "a"],
  ["\u0629", "a"],
];

/**
 * Converts a title to an address: lower-case ASCII letters, digits and single dashes (decision 28). No dot, so that
 * create.html and list.html stay free.
 */
export async function slugOf(title: string): Promise<string> {
  // Its tables take 60 ms to load, which a server that creates no page need not spend.
  const { slugify } = await import("transliteration");
  const slug = slugify(title.normalize("NFC"), {
    allowedChars: "a-zA-Z0-9",
    replace: ARABIC,
  });
  // Objects, such as the answer of GET /api/pages, sort numeric keys first.
  if (/^\d+$/.test(slug)) return slugOf(`${NAMELESS} ${title}`);
  if (slug.length <= MAX_SLUG) return slug || NAMELESS;
  const end = slug.lastIndexOf("-", MAX_SLUG);
  return slug.slice(0, end > 0 ? end : MAX_SLUG);
}
