import type { Context, Middleware } from "fresh";
import type { State } from "../state.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { keepingOf, showsParcel } from "../access.ts";
import { bearsSession } from "@/lib/accounts/sessions.ts";
import { allowChat, bootNonce } from "@/lib/http/headers.ts";
import { hasVerificationCookie } from "@/lib/tracking/verify.ts";

/**
 * Inserts the owner's chat into public pages, with a nonce and a wider policy; never in the panel, beside a parcel, on an
 * error page, or for a browser with a session or a verification (decision 33). Other pages stay as they are.
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

/** Returns the chat code of the requested page, or null. */
export async function chatCodeFor(ctx: Context<State>): Promise<string | null> {
  if (!mayChat(ctx)) return null;
  return (await getSettings(ctx.state.kv)).chat_code;
}

/**
 * Reports whether the chat may run here: a script can do whatever its browser may, so only where that is no more than any
 * visitor may.
 */
function mayChat(ctx: Context<State>): boolean {
  if (bearsSession(ctx) || hasVerificationCookie(ctx)) return false;
  const { route, url } = ctx;
  const keeping = keepingOf(route);
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

/** Returns a hexadecimal nonce, which needs no quotes. */
function newNonce(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toHex();
}

/** The site's own scripts and their preload links; typed text is escaped and cannot match. */
const OWN_SCRIPT = /<(?:script|link rel="modulepreload")(?= )(?![^>]* nonce=)/g;

const ANY_SCRIPT = /<script(?=[\s>/])/gi;

interface Chat {
  /** The owner's HTML, from the chat's provider. */
  code: string;
  nonce: string;
}

/**
 * Inserts the owner's chat at the end of a page and adds the nonce to every script (decision 33). The attribute comes
 * first, because the first of two counts, and unquoted, because a script may contain quotes.
 */
export function insertChat(html: string, { code, nonce }: Chat): string {
  const end = html.lastIndexOf("</body>");
  const page = html.slice(0, end).replace(OWN_SCRIPT, `$& nonce=${nonce}`);
  const chat = code.replace(ANY_SCRIPT, `$& nonce=${nonce}`);
  return page + chat + html.slice(end);
}
