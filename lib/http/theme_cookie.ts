import { hostCookieName, writeCookie, YEAR_SECONDS } from "./cookies.ts";
import type { Theme } from "@/lib/site/state.ts";

/** Returns the name of the theme cookie on this connection. */
export function themeCookieName(secure: boolean): string {
  return hostCookieName("theme", secure);
}

/**
 * Returns the theme cookie for a Set-Cookie header and for `document.cookie`: the server writes it without a script, a
 * script writes it elsewhere (decision 39).
 */
export function themeCookie(theme: Theme, secure: boolean): string {
  const options = { secure, maxAge: YEAR_SECONDS, readable: true };
  return writeCookie(themeCookieName(secure), theme, options);
}
