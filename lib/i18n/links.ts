import {
  isLocaleCode,
  LOCALE_CODES,
  type LocaleCode,
  LOCALES,
} from "./locales.ts";

/** The parameter with which an address asks for a language, so that a page can be shared and found in it. */
export const LANGUAGE_PARAMETER = "lang";

/** A page in one of its languages, as search engines are told of it. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** Returns the address of a page in a language. `page` is a path or an address without a query. */
export function inLanguage(page: string, code: string): string {
  return `${page}?${LANGUAGE_PARAMETER}=${code}`;
}

/** The languages as search engines know them: `vn` shows the page that `vi` does (decision 37). */
export const LINKED_CODES = LOCALE_CODES.filter((code) => code !== "vn");

/** Lists a page in each of its languages, and without one for everybody else (decisions 5 and 37). */
export function alternates(page: string): Alternate[] {
  const inAll = LINKED_CODES.map((code) => ({
    hreflang: LOCALES[code].tag,
    href: inLanguage(page, code),
  }));
  return [...inAll, { hreflang: "x-default", href: page }];
}

/** Returns the language that an address asks for, or null when it names none of ours. */
export function askedLanguage(url: URL): LocaleCode | null {
  if (url.search === "") return null;
  const code = url.searchParams.get(LANGUAGE_PARAMETER) ?? "";
  return isLocaleCode(code) ? code : null;
}

/**
 * Returns where an answer leads: to the page that was asked for in the language of its address, elsewhere as it is
 * (decision 71).
 */
export function stayInLanguage(location: string, asked: URL): string {
  const code = askedLanguage(asked);
  if (code === null) return location;
  const { origin, pathname, searchParams, hash } = new URL(location, asked);
  if (origin + pathname !== asked.origin + asked.pathname) return location;
  searchParams.set(LANGUAGE_PARAMETER, code);
  return `${pathname}?${searchParams}${hash}`;
}

/** Returns the one address under which a page is found: its path, and the language if the address names a known one. */
export function canonicalPath(url: URL): string {
  const code = askedLanguage(url);
  if (code === null) return url.pathname;
  return inLanguage(url.pathname, code === "vn" ? "vi" : code);
}

/** Returns a path and query without the language it asks for, for the way back to it in another one. */
export function withoutLanguage(path: string): string {
  if (!path.includes(`${LANGUAGE_PARAMETER}=`)) return path;
  const [pathname, query] = path.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  parameters.delete(LANGUAGE_PARAMETER);
  return parameters.size === 0 ? pathname! : `${pathname}?${parameters}`;
}
