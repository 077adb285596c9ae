import { acceptsLanguages } from "deno-std/http/negotiation.js";
import { BoundedMap } from "@/lib/caches.ts";
import {
  readCookie,
  type Theme,
  themeCookie,
  themeCookieName,
  writeCookie,
  YEAR_SECONDS,
} from "@/lib/http/cookies.ts";
import { PAGE_LANGUAGE } from "@/lib/fields/constants.ts";
import {
  DEFAULT_LOCALE,
  isLocaleCode,
  type Locale,
  localeOfTag,
  LOCALES,
  readLanguage,
} from "@/lib/i18n/locales.ts";
import { isApiPath } from "./access.ts";

/** The language cookie; its value has the form `/en/{lang}` (decision 37). */
const LANGUAGE_COOKIE = "googtrans";

/** The Vary value for pages that depend on language and theme. */
export const VARY_PREFERENCES = "Cookie, Accept-Language";

/** A request, its URL, and whether the visitor's connection is https. */
interface VisitorRequest {
  req: Request;
  url: URL;
  secure: boolean;
}

/**
 * Returns the visitor's language and theme; a null theme follows the system. Precedence for API calls: the language of the
 * calling page, the chosen one, English. Precedence for pages: the language in the URL, the chosen one, Accept-Language. The
 * URL's sets no cookie, so that a shared `?lang=de` shows only that page in German.
 */
export function readPreferences(
  { req: { headers }, url, secure }: VisitorRequest,
): { locale: Locale; theme: Theme | null } {
  const cookies = headers.get("cookie");
  const chosen = chosenLocale(cookies);
  const theme = chosenTheme(cookies, secure);
  if (isApiPath(url.pathname)) {
    const page = localeOfTag(headers.get(PAGE_LANGUAGE) ?? "");
    return { locale: page ?? chosen ?? DEFAULT_LOCALE, theme };
  }
  const asked = readLanguage(url);
  const locale = asked === null
    ? chosen ?? preferredLocale(headers.get("accept-language"))
    : LOCALES[asked];
  return { locale, theme };
}

/** Small, because browsers send few different headers. */
const cache = new BoundedMap<string, Locale>(500);

/** Longer headers are ignored: no browser sends them, and parsing them takes milliseconds. */
const MAX_LENGTH = 500;

/** Returns the preferred locale of an Accept-Language header, or English. */
export function preferredLocale(header: string | null): Locale {
  if (header === null || header.length > MAX_LENGTH) return DEFAULT_LOCALE;
  return cache.getOrInsertComputed(header, parse);
}

function parse(header: string): Locale {
  const headers = new Headers({ "accept-language": header });
  const tags: string[] = acceptsLanguages({ headers });
  return tags.map(localeOfTag).find((locale) => locale !== null) ??
    DEFAULT_LOCALE;
}

function chosenLocale(cookies: string | null): Locale | null {
  const value = readCookie(cookies, LANGUAGE_COOKIE)?.replaceAll(/%2f/gi, "/");
  const code = value?.startsWith("/en/") ? value.slice(4) : "";
  return isLocaleCode(code) ? LOCALES[code] : null;
}

function chosenTheme(cookies: string | null, secure: boolean): Theme | null {
  const value = readCookie(cookies, themeCookieName(secure)) ?? "";
  return toTheme(value);
}

/** Reads a theme; the specification writes LIGHT and DARK. */
function toTheme(value: string): Theme | null {
  const theme = value.toLowerCase();
  return theme === "light" || theme === "dark" ? theme : null;
}

/** A posted choice; unknown languages and themes are ignored. */
interface Choice {
  lang: string | undefined;
  theme: string | undefined;
}

/** Returns the Set-Cookie values of a choice; scripts may read both. */
export function preferenceCookies(choice: Choice, secure: boolean): string[] {
  const { lang, theme } = choice;
  const cookies: string[] = [];
  if (lang !== undefined && isLocaleCode(lang)) {
    const options = { secure, maxAge: YEAR_SECONDS, readable: true };
    cookies.push(writeCookie(LANGUAGE_COOKIE, `/en/${lang}`, options));
  }
  const shade = toTheme(theme ?? "");
  if (shade !== null) cookies.push(themeCookie(shade, secure));
  return cookies;
}
