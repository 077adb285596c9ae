import { writeCookie, YEAR_SECONDS } from "@/lib/http/cookies.ts";
import { isLocaleCode } from "@/lib/i18n/locales.ts";
import { themeCookie } from "@/lib/http/theme_cookie.ts";
import { LANGUAGE_COOKIE } from "./middlewares/preferences.ts";

/** A posted choice; unknown languages and themes are ignored. */
export interface Preference {
  lang: string | undefined;
  theme: string | undefined;
}

/** Returns the Set-Cookie values of a choice; scripts may read both (decisions 38 and 39). */
export function preferenceCookies(
  choice: Preference,
  secure: boolean,
): string[] {
  const { lang, theme } = choice;
  const cookies: string[] = [];
  if (lang !== undefined && isLocaleCode(lang)) {
    const options = { secure, maxAge: YEAR_SECONDS, readable: true };
    cookies.push(writeCookie(LANGUAGE_COOKIE, `/en/${lang}`, options));
  }
  // The specification writes LIGHT and DARK.
  const shade = theme?.toLowerCase();
  if (shade === "light" || shade === "dark") {
    cookies.push(themeCookie(shade, secure));
  }
  return cookies;
}
