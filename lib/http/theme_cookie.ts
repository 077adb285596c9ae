import { hostCookieName, writeCookie, YEAR_SECONDS } from "./cookies.ts";
import type { Theme } from "@/lib/site/state.ts";

/** Returns the name of the cookie that keeps the theme, on this connection. */
export function themeCookieName(secure: boolean): string {
  return hostCookieName("theme", secure);
}

/**
 * Makes the cookie that keeps the theme, as a Set-Cookie header and as `document.cookie` take it: the server writes it where
 * there is no script, which writes it elsewhere (decision 39).
 */
export function themeCookie(theme: Theme, secure: boolean): string {
  const options = { secure, maxAge: YEAR_SECONDS, readable: true };
  return writeCookie(themeCookieName(secure), theme, options);
}
