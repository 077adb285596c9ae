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
