import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales.ts";
import {
  type MessageKey,
  type Translate,
  translate,
} from "@/lib/i18n/translate.ts";
import { plainText } from "@/lib/markup/parse.ts";
import type { Page } from "@/lib/pages/schema.ts";

/** The dictionary keys of the first pages' titles, by slug. */
const FIRST_TITLES = new Map<string, MessageKey>([
  ["about-us", "page.about"],
  ["warehousing", "home.services.warehouse"],
  ["privacy-policy", "page.privacy"],
  ["air-freight", "home.services.air"],
  ["sea-transportation", "home.services.sea"],
  ["road-transportation", "home.services.road"],
]);

/** A text with the language attributes of its element. */
export interface ShownText {
  text: string;
  attributes: { lang?: string; translate?: boolean };
}

/** Returns a page's title for menus: translated as long as the title is that of a first page. */
export function menuTitle(
  page: Pick<Page, "slug" | "title" | "language">,
  { t, locale }: { t: Translate; locale: Locale },
): ShownText {
  const key = FIRST_TITLES.get(page.slug);
  if (key !== undefined && page.title === translate(DEFAULT_LOCALE, key)) {
    return { text: t(key), attributes: {} };
  }
  return { text: page.title, attributes: languageAttributes(page, locale) };
}

/**
 * Returns the attributes that declare a page's language and exclude it from browser translation; none if it is the
 * language of the document.
 */
export function languageAttributes(
  { language }: Pick<Page, "language">,
  locale: Locale,
): ShownText["attributes"] {
  return language === locale.tag ? {} : { lang: language, ...UNTRANSLATED };
}

const MAX_DESCRIPTION = 160;

/** Returns the meta description of a page: its first words, up to 160 characters. */
export function excerptOf({ content }: Pick<Page, "content">): string {
  const text = plainText(content).trim();
  const characters = [...text];
  if (characters.length <= MAX_DESCRIPTION) return text;
  const start = characters.slice(0, MAX_DESCRIPTION - 1).join("");
  const lastSpace = start.lastIndexOf(" ");
  // Some writing systems have no spaces between words.
  const words = lastSpace > MAX_DESCRIPTION / 2
    ? start.slice(0, lastSpace)
    : start;
  const [ended = words] = /^.*[^\s\p{P}]/su.exec(words) ?? [];
  return `${ended}…`;
}
