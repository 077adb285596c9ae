import { createHmac, randomBytes } from "node:crypto";
import type { Context } from "fresh";
import { hostCookieName, readCookie, writeCookie } from "@/lib/http/cookies.ts";
import type { State } from "@/lib/site/state.ts";
import { getAppSecret } from "./app_secret.ts";
import { isSameText } from "@/lib/store/secrets.ts";

const NAME = "dev";
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/**
 * Returns the id of a device that has signed in before, or null. Such a device has tries of its own, so that nobody can lock the
 * administrator out by guessing.
 */
export async function knownDevice(ctx: Context<State>): Promise<string | null> {
  const name = hostCookieName(NAME, ctx.state.secure);
  const cookie = readCookie(ctx.req.headers.get("cookie"), name);
  const [id = "", mac = ""] = cookie?.split(".") ?? [];
  if (id === "" || mac === "") return null;
  return isSameText(mac, await sign(ctx, id)) ? id : null;
}

/** Returns the Set-Cookie value by which this device is known from now on. */
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
