import { acceptsLanguages } from "deno-std/http/negotiation.js";
import { BoundedMap } from "@/lib/bounded_map.ts";
import {
  DEFAULT_LOCALE,
  type Locale,
  localeOfTag,
} from "@/lib/i18n/locales.ts";

/** Browsers send few different headers. */
const cache = new BoundedMap<string, Locale>(500);

/** No browser sends a longer header, and parsing one takes milliseconds. */
const MAX_LENGTH = 500;

/** Returns the locale that an Accept-Language header prefers, or English (decision 38). */
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
