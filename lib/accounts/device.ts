import { createHmac, randomBytes } from "node:crypto";
import type { Context } from "fresh";
import { hostCookieName, readCookie, writeCookie } from "@/lib/http/cookies.ts";
import type { State } from "@/lib/site/state.ts";
import { getAppSecret } from "./app_secret.ts";
import { isSameText } from "@/lib/store/secrets.ts";

const NAME = "dev";
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/**
 * Returns the id of a known device, or null. It has a separate quota of attempts, so that an attacker cannot lock the
 * administrator out.
 */
export async function knownDevice(ctx: Context<State>): Promise<string | null> {
  const name = hostCookieName(NAME, ctx.state.secure);
  const cookie = readCookie(ctx.req.headers.get("cookie"), name);
  const [id = "", mac = ""] = cookie?.split(".") ?? [];
  if (id === "" || mac === "") return null;
  return isSameText(mac, await sign(ctx, id)) ? id : null;
}

/** Returns the Set-Cookie value that makes this device known. */
export async function rememberDevice(
  ctx: Context<State>,
  known: string | null,
): Promise<string> {
  const id = known ?? randomBytes(16).toString("hex");
  const { secure } = ctx.state;
  const value = `${id}.${await sign(ctx, id)}`;
  const options = { secure, maxAge: LIFETIME_SECONDS };
  return writeCookie(hostCookieName(NAME, secure), value, options);
}

async function sign(ctx: Context<State>, id: string): Promise<string> {
  const { kv, env } = ctx.state;
  const secret = await getAppSecret(kv, env.appSecret);
  return createHmac("sha256", secret).update(`device ${id}`).digest("hex");
}
