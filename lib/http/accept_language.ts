import { DEFAULT_LOCALE, type Locale, LOCALES } from "@/lib/i18n/locales.ts";

/** By primary subtag. `vi` is two codes of ours and keeps the one of its own name; `in` is an old name of Indonesian. */
const BY_SUBTAG: ReadonlyMap<string, Locale> = new Map([
  ...Object.values(LOCALES).map((
    locale,
  ): [string, Locale] => [locale.tag, locale]),
  ["vi", LOCALES.vi],
  ["in", LOCALES.id],
]);

/** Browsers send few different headers, so that remembering the answers spares nearly all of the parsing. */
const remembered = new Map<string, Locale>();
const MAX_REMEMBERED = 500;

/** Returns the locale that a BCP-47 tag names, or null when it names none of ours. */
export function localeOfTag(tag: string): Locale | null {
  return BY_SUBTAG.get(subtagOf(tag)) ?? null;
}

/** Returns the locale an Accept-Language header asks for most, or English (decision 38). */
export function preferredLocale(header: string | null): Locale {
  if (header === null) return DEFAULT_LOCALE;
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const locale = parse(header);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  if (header.length <= 200) remembered.set(header, locale);
  return locale;
}

function parse(header: string): Locale {
  const wishes = header.split(",", 50).map(parseWish).filter((wish) =>
    wish.weight > 0
  );
  wishes.sort((a, b) => b.weight - a.weight);
  for (const { subtag } of wishes) {
    const locale = BY_SUBTAG.get(subtag);
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}

function parseWish(text: string): { subtag: string; weight: number } {
  const [tag = "", ...parameters] = text.split(";").map((part) =>
    part.trim().toLowerCase()
  );
  const quality = parameters.find((parameter) => parameter.startsWith("q="))
    ?.slice(2);
  const weight = quality === undefined ? 1 : Number(quality);
  return {
    subtag: subtagOf(tag),
    weight: Number.isFinite(weight) ? weight : 0,
  };
}

function subtagOf(tag: string): string {
  return tag.split("-", 1)[0]!.toLowerCase();
}
