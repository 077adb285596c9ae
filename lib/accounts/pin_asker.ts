import type { Context } from "fresh";
import { hostCookieName, readCookie, writeCookie } from "@/lib/http/cookies.ts";
import type { State } from "@/lib/site/state.ts";
import { PIN_MINUTES } from "./pins.ts";

const NAME = "asker";
/** The lifetime of a pin. */
const LIFETIME_SECONDS = PIN_MINUTES * 60;

/**
 * Returns the Set-Cookie value that keeps the address until the pin is typed, so that it is neither typed twice nor part
 * of a URL.
 */
export function rememberAsker(ctx: Context<State>, email: string): string {
  return write(ctx, encodeURIComponent(email), LIFETIME_SECONDS);
}

/** Returns the Set-Cookie value that forgets the address. */
export function forgetAsker(ctx: Context<State>): string {
  return write(ctx, "", 0);
}

/** Returns the address of a request for a pin, or an empty text. */
export function readAsker(ctx: Context<State>): string {
  const name = hostCookieName(NAME, ctx.state.secure);
  const value = readCookie(ctx.req.headers.get("cookie"), name) ?? "";
  try {
    return decodeURIComponent(value);
  } catch {
    // Not written by this site.
    return "";
  }
}

function write(ctx: Context<State>, value: string, maxAge: number): string {
  const { secure } = ctx.state;
  return writeCookie(hostCookieName(NAME, secure), value, { secure, maxAge });
}
