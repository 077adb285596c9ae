import { DONE } from "@/lib/fields/constants.ts";
import { addCookies } from "./cookies.ts";

/** Redirects a POST with its body (307). */
export function passOn(location: string): Response {
  return new Response(null, { status: 307, headers: { location } });
}

/** Redirects to a GET after a POST (303), with Set-Cookie values. */
export function seeOther(location: string, cookies: string[] = []): Response {
  const response = new Response(null, { status: 303, headers: { location } });
  addCookies(response.headers, cookies);
  return response;
}

interface FlashOptions {
  cookies?: string[];
  /** What the message is about, by further parameters. */
  about?: Record<string, string>;
}

/**
 * Sends a browser on to a screen that says what was done. The address carries a word alone, which the screen has to know: nobody
 * can make it say anything else.
 */
export function flash(
  path: string,
  word: string,
  { cookies = [], about = {} }: FlashOptions = {},
): Response {
  const url = new URL(path, "http://site");
  for (const [name, value] of Object.entries({ [DONE]: word, ...about })) {
    url.searchParams.set(name, value);
  }
  return seeOther(url.pathname + url.search + url.hash, cookies);
}
