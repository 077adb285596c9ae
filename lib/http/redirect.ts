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
  /** Further parameters, which name the record. */
  about?: Record<string, string>;
}

/**
 * Redirects to a screen that says what was done. The address carries only a word that the screen has to know, so that a link
 * cannot make it say anything else.
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
