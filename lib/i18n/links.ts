import {
  isLocaleCode,
  LOCALE_CODES,
  type LocaleCode,
  LOCALES,
} from "./locales.ts";

/** The query parameter for a language, which lets a page be shared and found in it. */
export const LANGUAGE_PARAMETER = "lang";

/** A page in one language, for search engines. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** Returns the address of a page in a language. `page` is a path or an address without a query. */
export function inLanguage(page: string, code: string): string {
  return `${page}?${LANGUAGE_PARAMETER}=${code}`;
}

/** The languages for search engines: `vn` is the same page as `vi` (decision 37). */
export const LINKED_CODES = LOCALE_CODES.filter((code) => code !== "vn");

/** Lists a page in each language, and the default without one (decisions 5 and 37). */
export function alternates(page: string): Alternate[] {
  const inAll = LINKED_CODES.map((code) => ({
    hreflang: LOCALES[code].tag,
    href: inLanguage(page, code),
  }));
  return [...inAll, { hreflang: "x-default", href: page }];
}

/** Returns the language in an address, or null when it names none of the 16. */
export function askedLanguage(url: URL): LocaleCode | null {
  if (url.search === "") return null;
  const code = url.searchParams.get(LANGUAGE_PARAMETER) ?? "";
  return isLocaleCode(code) ? code : null;
}

/** Adds the language of the requested address to a redirect to the same page; leaves others alone (decision 71). */
export function stayInLanguage(location: string, asked: URL): string {
  const code = askedLanguage(asked);
  if (code === null) return location;
  const { origin, pathname, searchParams, hash } = new URL(location, asked);
  if (origin + pathname !== asked.origin + asked.pathname) return location;
  searchParams.set(LANGUAGE_PARAMETER, code);
  return `${pathname}?${searchParams}${hash}`;
}

/** Returns the canonical address of a page: its path, with the language if the address names a known one. */
export function canonicalPath(url: URL): string {
  const code = askedLanguage(url);
  if (code === null) return url.pathname;
  return inLanguage(url.pathname, code === "vn" ? "vi" : code);
}

/** Removes the language from a path and query, for a link to it in other languages. */
export function withoutLanguage(path: string): string {
  if (!path.includes(`${LANGUAGE_PARAMETER}=`)) return path;
  const [pathname, query] = path.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  parameters.delete(LANGUAGE_PARAMETER);
  return parameters.size === 0 ? pathname! : `${pathname}?${parameters}`;
}
