import type { Middleware } from "fresh";
import { readCookie } from "@/lib/http/cookies.ts";
import type { State, Theme } from "../state.ts";
import { askedLanguage, stayInLanguage } from "@/lib/i18n/links.ts";
import {
  DEFAULT_LOCALE,
  isLocaleCode,
  type Locale,
  localeOfTag,
  LOCALES,
} from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { PAGE_LANGUAGE } from "@/lib/fields/constants.ts";
import { themeCookieName } from "@/lib/http/theme_cookie.ts";
import { preferredLocale } from "@/lib/http/accept_language.ts";
import { isApiPath, isBuiltPath } from "../access.ts";

/** The translation cookie, whose value has the form `/en/{lang}` (decision 38). */
export const LANGUAGE_COOKIE = "googtrans";

/** The request headers that language and theme are read from, as a Vary header lists them. */
export const PREFERRING = "Cookie, Accept-Language";

/**
 * Sets the visitor's language and theme on the state. Calls answer in English unless a language was chosen, and to our own
 * pages in theirs; pages also go by Accept-Language, and first of all by the language in their address, which sets no
 * cookie: whoever shares `?lang=de` shares this one page in German (decisions 7, 38 and 39).
 */
export function preferences(): Middleware<State> {
  return function preferences(ctx) {
    if (isBuiltPath(ctx.url.pathname)) return ctx.next();
    const { headers } = ctx.req;
    const cookies = headers.get("cookie");
    const isCall = isApiPath(ctx.url.pathname);
    const asked = isCall ? null : askedLanguage(ctx.url);
    const chosen = asked === null ? chosenLocale(cookies) : LOCALES[asked];
    ctx.state.locale = isCall
      ? localeOfTag(headers.get(PAGE_LANGUAGE) ?? "") ?? chosen ??
        DEFAULT_LOCALE
      : chosen ?? preferredLocale(headers.get("accept-language"));
    ctx.state.t = translator(ctx.state.locale);
    ctx.state.theme = chosenTheme(cookies, ctx.state.secure);
    return asked === null ? ctx.next() : stayIn(ctx.url, ctx.next());
  };
}

/** A form that leads back to its own page shows it in the language of its address. */
async function stayIn(
  url: URL,
  answering: Response | Promise<Response>,
): Promise<Response> {
  const answer = await answering;
  const location = answer.status === 303 && answer.headers.get("location");
  if (location) {
    answer.headers.set("location", stayInLanguage(location, url));
  }
  return answer;
}

function chosenLocale(cookies: string | null): Locale | null {
  const value = readCookie(cookies, LANGUAGE_COOKIE)?.replaceAll(/%2f/gi, "/");
  const code = value?.startsWith("/en/") ? value.slice(4) : "";
  return isLocaleCode(code) ? LOCALES[code] : null;
}

function chosenTheme(cookies: string | null, secure: boolean): Theme | null {
  if (cookies === null) return null;
  const value = readCookie(cookies, themeCookieName(secure))?.toLowerCase();
  return value === "light" || value === "dark" ? value : null;
}
