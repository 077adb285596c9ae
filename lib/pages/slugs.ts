const MAX_SLUG = 80;

/** The address of a page whose title has neither letters nor digits. */
const NAMELESS = "page";

/** The package drops the long a of Arabic and ends words with characters that addresses lack. */
const ARABIC = [..."\u0627\u0622\u0649\u0629"]
  .map((letter): [string, string] => [letter, "a"]);

/**
 * Converts a title to an address: lower-case ASCII letters, digits and single dashes. No dot, so that
 * create.html and list.html stay free.
 */
export async function slugOf(title: string): Promise<string> {
  // Loaded on first use: its tables take 60 ms.
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
