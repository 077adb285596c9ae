import type { Context, Middleware } from "fresh";
import type { State } from "@/lib/define.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { ACCESS, showsParcel } from "../access.ts";
import { insertChat } from "../chat.ts";
import { allowChat, bootNonce } from "../headers.ts";

/**
 * Puts the code of the owner's chat at the end of public pages, with a nonce and the wider policy that it needs; never in the
 * panel, beside a parcel or on an error page (decision 33). Pages without it stay as they are.
 */
export function chat(): Middleware<State> {
  return async function chat(ctx) {
    if (!mayChat(ctx)) return ctx.next();
    const { state } = ctx;
    const { chat_code: code } = await getSettings(state.kv);
    if (code === null) return ctx.next();
    state.chatCode = code;
    const page = await ctx.next();
    return isHtml(page) ? await withChat(page, code, state.secure) : page;
  };
}

function mayChat({ route, url }: Context<State>): boolean {
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
