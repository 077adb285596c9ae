import { createHmac, randomBytes } from "node:crypto";
import type { Context } from "fresh";
import { readHostCookie, writeHostCookie } from "@/lib/http/cookies.ts";
import type { State } from "@/lib/site/state.ts";
import { getAppSecret, isSameText } from "@/lib/store/secrets.ts";
import { signIn } from "./admins.ts";
import type { AdminIdentity, SignIn } from "./schema.ts";
import { startSession } from "./sessions.ts";
import { countedTry } from "./sign_in_guard.ts";

const DEVICE = "dev";
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/** Throws 429 when this address or its network has failed too often; known devices are exempt. */
export async function checkSignInLimit(ctx: Context<State>): Promise<void> {
  const { limits, client } = ctx.state;
  if (await knownDevice(ctx) === null) limits.checkSignIn(client);
}

/**
 * Signs an administrator in, for call and page; returns the identity and the Set-Cookie values of session and device.
 * Throws 401 with one text for every failure, 429 and 503 (decision 18).
 */
export async function signInVisitor(
  ctx: Context<State>,
  input: SignIn,
): Promise<{ admin: AdminIdentity; cookies: string[] }> {
  const { kv, log, requestId } = ctx.state;
  const deviceId = await knownDevice(ctx);
  const tried = { email: input.email, deviceId };
  const queue = deviceId === null ? "strangers" : "known";
  const admin = await countedTry(ctx, tried, () => signIn(kv, input, queue));
  log.info("auth.ok", { id: requestId });
  // From here on the attempt is not returned, whatever fails.
  const cookies = [
    await startSession(ctx, admin),
    await rememberDevice(ctx, deviceId),
  ];
  return { admin: { id: admin.id, email: admin.email }, cookies };
}

/**
 * Returns the id of a known device, or null. It has a separate quota of attempts, so that an attacker cannot lock the
 * administrator out.
 */
export async function knownDevice(ctx: Context<State>): Promise<string | null> {
  const [id = "", mac = ""] = readHostCookie(ctx, DEVICE)?.split(".") ?? [];
  if (id === "" || mac === "") return null;
  return isSameText(mac, await sign(ctx, id)) ? id : null;
}

/** Returns the Set-Cookie value that makes this device known. */
export async function rememberDevice(
  ctx: Context<State>,
  known: string | null,
): Promise<string> {
  const id = known ?? randomBytes(16).toString("hex");
  const value = `${id}.${await sign(ctx, id)}`;
  return writeHostCookie(ctx, DEVICE, { value, maxAge: LIFETIME_SECONDS });
}

async function sign(ctx: Context<State>, id: string): Promise<string> {
  const { kv, env } = ctx.state;
  const secret = await getAppSecret(kv, env.appSecret);
  return createHmac("sha256", secret).update(`device ${id}`).digest("hex");
}
