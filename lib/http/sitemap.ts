import { alternates } from "@/lib/i18n/links.ts";
import type { Page } from "@/lib/schemas/records.ts";

/** A page that search engines may list. */
interface Entry {
  path: string;
  /** When it changed last, in ISO form; left out where nobody knows. */
  changed?: string | undefined;
}

interface SitemapOptions {
  origin: string;
  pages: Page[];
  /** When the pages or reviews that the home page shows changed last. */
  changed?: string | undefined;
}

const DOCTYPE = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Makes the sitemap: every public page with its 16 languages (spec section 2). */
export function sitemap({ origin, pages, changed }: SitemapOptions): string {
  const entries: Entry[] = [
    { path: "/", changed },
    { path: "/contact.html" },
    { path: "/track.html" },
    ...pages.map(({ slug, updated_at }) => ({
      path: `/pages/${slug}`,
      changed: updated_at,
    })),
  ];
  const urls = entries.map((entry) => urlElement(origin, entry));
  return `${DOCTYPE}\n<urlset ${NAMESPACES}>\n${urls.join("\n")}\n</urlset>\n`;
}

function urlElement(origin: string, { path, changed }: Entry): string {
  // Addresses of pages are letters, digits and dashes: nothing that XML reads as its own.
  const page = origin + path;
  const links = alternates(page).map(({ hreflang, href }) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
  );
  return [
    "<url>",
    `<loc>${page}</loc>`,
    ...(changed === undefined ? [] : [`<lastmod>${changed}</lastmod>`]),
    ...links,
    "</url>",
  ].join("");
}
