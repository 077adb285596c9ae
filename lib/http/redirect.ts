import { addCookies } from "./cookies.ts";

/** Sends a browser on with what it has posted, as it is (307). */
export function passOn(location: string): Response {
  return new Response(null, { status: 307, headers: { location } });
}

/** Sends a browser on with a GET after a form was posted, and sets the cookies given as Set-Cookie values (303). */
export function seeOther(location: string, cookies: string[] = []): Response {
  const response = new Response(null, { status: 303, headers: { location } });
  addCookies(response.headers, cookies);
  return response;
}
