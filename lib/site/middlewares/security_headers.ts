import type { Context, Middleware } from "fresh";
import { HAS_INLINE_BOOT } from "fresh/server";
import type { State } from "../state.ts";
import { ACCESS } from "../access.ts";
import {
  addSecurityHeaders,
  allowInlineBoot,
  allowOwnPictures,
  allowPreload,
  bootNonce,
  changeable,
  hideAddress,
} from "@/lib/http/headers.ts";

/** Panel screens, except those with the pictures of a content page, which may come from anywhere (decision 41). */
const PANEL_SCREEN = /^\/(?:cp$|control\/(?!pages\/))/;

/** Adds the security headers to every answer, as strict as its page allows. */
export function securityHeaders(): Middleware<State> {
  return async function securityHeaders(ctx) {
    const answer = await ctx.next();
    const nonce = HAS_INLINE_BOOT ? bootNonce(answer) : undefined;
    const response = changeable(answer);
    // For a 304 the browser uses the headers of its copy.
    if (response.status !== 304) addPolicy(ctx, response.headers);
    // Also before a search, because a search in place puts the code into the address.
    if (ACCESS.get(ctx.route ?? "")?.keeping === "tracking") {
      hideAddress(response.headers);
    }
    if (nonce) allowInlineBoot(response.headers, nonce);
    return response;
  };
}

function addPolicy({ url, state }: Context<State>, headers: Headers): void {
  addSecurityHeaders(headers, state.secure);
  allowPreload(headers, state.env);
  if (PANEL_SCREEN.test(url.pathname)) allowOwnPictures(headers, state.env);
}
