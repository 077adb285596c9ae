import type { Context, Middleware } from "fresh";
import type { State } from "../state.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { ACCESS, showsParcel } from "../access.ts";
import { insertChat } from "../chat.ts";
import { bearsSession } from "@/lib/accounts/session.ts";
import { allowChat, bootNonce } from "@/lib/http/headers.ts";
import { hasVerificationCookie } from "@/lib/tracking/verify.ts";

/**
 * Puts the code of the owner's chat at the end of public pages, with a nonce and the wider policy that it needs; never in the
 * panel, beside a parcel, on an error page or where the browser has a session or has proved who a parcel is for (decision 33). Pages without it stay as they are.
 */
export function chat(): Middleware<State> {
  return async function chat(ctx) {
    const { state } = ctx;
    const code = await chatCodeFor(ctx);
    if (code === null) return ctx.next();
    state.chatCode = code;
    const page = await ctx.next();
    return isHtml(page) ? await withChat(page, code, state.secure) : page;
  };
}

/** Returns the code of the owner's chat for the page that is asked for; null where it has none. */
export async function chatCodeFor(ctx: Context<State>): Promise<string | null> {
  if (!mayChat(ctx)) return null;
  return (await getSettings(ctx.state.kv)).chat_code;
}

/** What runs in a page can do all that its browser may: nothing of others runs where that is more than what every visitor may. */
function mayChat(ctx: Context<State>): boolean {
  if (bearsSession(ctx) || hasVerificationCookie(ctx)) return false;
  const { route, url } = ctx;
  const keeping = ACCESS.get(route ?? "")?.keeping;
  return keeping === "cached" || keeping === "page" ||
    (keeping === "tracking" && !showsParcel(keeping, url));
}

function isHtml({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") === true;
}

async function withChat(
  page: Response,
  code: string,
  secure: boolean,
): Promise<Response> {
  const nonce = bootNonce(page) ?? newNonce();
  const html = insertChat(await page.text(), { code, nonce });
  const { status, headers } = page;
  const answer = new Response(html, { status, headers });
  allowChat(answer.headers, { nonce, secure });
  return answer;
}

/** Hexadecimal, so that it needs no quotes around it. */
function newNonce(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toHex();
}
