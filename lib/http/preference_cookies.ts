import { isLocaleCode } from "@/lib/i18n/locales.ts";
import { writeCookie } from "./cookies.ts";
import { LANGUAGE_COOKIE, THEME_COOKIE } from "./middlewares/preferences.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A choice as a form posts it; what is no language or theme of ours is passed over. */
export interface Preference {
  lang: string | undefined;
  theme: string | undefined;
}

/** Makes the Set-Cookie values of a choice; scripts may read both (decisions 38 and 39). */
export function preferenceCookies(
  choice: Preference,
  secure: boolean,
): string[] {
  const { lang, theme } = choice;
  const options = { secure, maxAge: YEAR_SECONDS, readable: true };
  const cookies: string[] = [];
  if (lang !== undefined && isLocaleCode(lang)) {
    cookies.push(writeCookie(LANGUAGE_COOKIE, `/en/${lang}`, options));
  }
  // The specification writes LIGHT and DARK.
  const shade = theme?.toLowerCase();
  if (shade === "light" || shade === "dark") {
    cookies.push(writeCookie(THEME_COOKIE, shade, options));
  }
  return cookies;
}
