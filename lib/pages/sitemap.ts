import { alternates, LINKED_CODES, urlInLanguage } from "@/lib/i18n/locales.ts";
import type { Page } from "./schema.ts";

/** A page for search engines, with the ISO time of its last change if known. */
type Entry = [path: string, changed?: string | undefined];

interface SitemapOptions {
  origin: string;
  pages: Page[];
  /** The last change of the pages and reviews on the home page. */
  changed?: string | undefined;
}

const DOCTYPE = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Renders the sitemap: every public page in each language. */
export function sitemap({ origin, pages, changed }: SitemapOptions): string {
  const entries: Entry[] = [
    ["/", changed],
    ["/contact.html"],
    ["/track.html"],
    ...pages.map(({ slug, updated_at }): Entry => [
      `/pages/${slug}`,
      updated_at,
    ]),
  ];
  const urls = entries.flatMap((entry) => urlElements(origin, entry));
  return `${DOCTYPE}\n<urlset ${NAMESPACES}>\n${urls.join("\n")}\n</urlset>\n`;
}

/** Returns one element per language, each listing all hreflang alternates, as search engines require. */
function urlElements(origin: string, [path, changed]: Entry): string[] {
  // Page URLs contain no characters that need escaping in XML.
  const page = origin + path;
  const links = alternates(page).map(({ hreflang, href }) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
  ).join("");
  const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
  return [page, ...LINKED_CODES.map((code) => urlInLanguage(page, code))]
    .map((address) => `<url><loc>${address}</loc>${lastmod}${links}</url>`);
}
