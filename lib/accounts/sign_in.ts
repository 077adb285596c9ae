import type { Context } from "fresh";
import { createHmac, randomBytes } from "node:crypto";
import { hasProblem, ignoreRefusal } from "@/lib/errors.ts";
import { readHostCookie, writeHostCookie } from "@/lib/http/cookies.ts";
import type { State } from "@/lib/site/state.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import { getAppSecret, isSameText, sha256 } from "@/lib/store/secrets.ts";
import { signIn, type VerifiedMember } from "./members.ts";
import type { MemberIdentity, SignIn } from "./schema.ts";
import { startSession } from "./sessions.ts";
import { refundTry, takeTry, type TryRule } from "./tries.ts";

type Account = Pick<MemberIdentity, "email">;

/** A sign-in attempt. */
interface SignInTry extends Account {
  /** The id of a known device of this account, proven by its cookie; else null. */
  deviceId: string | null;
  /** Multiplies the limits. */
  factor: number;
}

/** The combined limit of all unknown devices for one account. */
const STRANGERS: TryRule = {
  max: 20,
  windowMs: 15 * 60_000,
  trickleMs: 60_000,
};
/** The limit of one known device, independent of strangers' attempts. */
const KNOWN_DEVICE: TryRule = { max: 10, windowMs: 10 * 60_000 };

const COOKIE = "dev";
/** Maximum accounts on a device; the one that signed in least recently is dropped. */
const MAX_SEALS = 8;
const SEAL_LENGTH = 32;
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/**
 * Signs a member in, for API and panel. Returns the identity and the Set-Cookie values of session and device. Throws the same
 * 401 for every failure, 429 and 503 (decision 18).
 */
export async function signInVisitor(
  ctx: Context<State>,
  input: SignIn,
): Promise<{ member: MemberIdentity; cookies: string[] }> {
  const { kv, log, requestId } = ctx.state;
  const deviceId = await knownDevice(ctx, input);
  const tried = { email: input.email, deviceId };
  const queue = deviceId === null ? "strangers" : "known";
  const member = await runSignInTry(ctx, tried, () => signIn(kv, input, queue));
  log.info("auth.ok", { id: requestId });
  // A failure from here on does not affect the count of attempts.
  const cookies = [
    await startSession(ctx, member),
    await rememberDevice(ctx, member),
  ];
  return { member: { id: member.id, email: member.email }, cookies };
}

/** A known device, as proven by its cookie. */
interface Device {
  id: string;
  /** One for each account that has signed in on the device. */
  seals: string[];
}

/** Returns the id of a device on which any account has signed in, or null. */
export async function usedDevice(ctx: Context<State>): Promise<string | null> {
  return (await readDevice(ctx))?.id ?? null;
}

async function readDevice(ctx: Context<State>): Promise<Device | null> {
  const [id = "", mac = "", ...seals] =
    readHostCookie(ctx, COOKIE)?.split(".") ?? [];
  if (id === "" || mac === "") return null;
  return isSameText(mac, await sign(ctx, id))
    ? { id, seals: seals.slice(0, MAX_SEALS) }
    : null;
}

/**
 * Returns the id of a device on which this account has signed in, or null. A known device has a separate limit, so that an
 * attacker cannot lock the account out. A device used only by other accounts counts as unknown.
 */
export async function knownDevice(
  ctx: Context<State>,
  account: Account,
): Promise<string | null> {
  const device = await readDevice(ctx);
  if (device === null) return null;
  const wanted = await sealOf(ctx, device, account);
  const isKnown = device.seals.some((seal) => isSameText(seal, wanted));
  return isKnown ? device.id : null;
}

/** Returns the Set-Cookie value that makes this device known to an account. */
export async function rememberDevice(
  ctx: Context<State>,
  account: Account,
): Promise<string> {
  const device = await readDevice(ctx) ??
    { id: randomBytes(16).toString("hex"), seals: [] };
  const seal = await sealOf(ctx, device, account);
  const others = device.seals.filter((other) => other !== seal);
  const seals = [...others, seal].slice(-MAX_SEALS);
  const value = [device.id, await sign(ctx, device.id), ...seals].join(".");
  return writeHostCookie(ctx, COOKIE, { value, maxAge: LIFETIME_SECONDS });
}

async function sealOf(
  ctx: Context<State>,
  { id }: Device,
  { email }: Account,
): Promise<string> {
  const mac = await sign(ctx, `${id} ${email.toLowerCase()}`);
  return mac.slice(0, SEAL_LENGTH);
}

async function sign(ctx: Context<State>, text: string): Promise<string> {
  const { kv, env } = ctx.state;
  const secret = await getAppSecret(kv, env.appSecret);
  return createHmac("sha256", secret).update(`device ${text}`).digest("hex");
}

/**
 * Runs `compare`, a password comparison, as a counted attempt. It is counted before hashing, so that concurrent attempts count,
 * and only a wrong password stays counted: a busy server must not use up attempts. Throws 429, and any error of `compare`.
 */
export async function runSignInTry(
  ctx: Context<State>,
  tried: Pick<SignInTry, "email" | "deviceId">,
  compare: () => Promise<VerifiedMember>,
): Promise<VerifiedMember> {
  const { kv, env, limits, client, log, requestId: id } = ctx.state;
  const attempt = { ...tried, factor: env.limitFactor };
  const isStranger = tried.deviceId === null;
  const refundClient = () => isStranger && limits.refundSignIn(client);
  try {
    if (isStranger) limits.takeSignIn(client);
    await admitSignIn(kv, attempt).catch((error) => {
      // Nothing was compared.
      refundClient();
      throw error;
    });
  } catch (error) {
    log.warning("auth.throttled", { id });
    throw error;
  }
  let isWrong = false;
  try {
    return await compare();
  } catch (error) {
    // The sign-in reports every failure alike; the panel names the field.
    isWrong = hasProblem(error, "error.credentials", "invalid.wrong");
    throw error;
  } finally {
    if (isWrong) log.warning("auth.fail", { id });
    else {
      refundClient();
      // Losing the undo is better than losing the result.
      await refundSignIn(kv, attempt).catch(ignoreRefusal);
    }
  }
}

/**
 * Counts an attempt before the password is compared. Throws 429 over the limit: strangers to an account then share one attempt
 * a minute, while a known device has a separate limit, so that an attacker cannot lock the owner out.
 */
export async function admitSignIn(kv: Kv, attempt: SignInTry): Promise<void> {
  const rule = attempt.deviceId === null ? STRANGERS : KNOWN_DEVICE;
  await takeTry(kv, keyOf(attempt), { ...rule, factor: attempt.factor });
}

/** Undoes a counted attempt that did not fail on a wrong password. */
export async function refundSignIn(kv: Kv, attempt: SignInTry): Promise<void> {
  await refundTry(kv, keyOf(attempt));
}

/**
 * Returns the key of a counter. Known and unknown emails are counted alike, or the response would reveal which exist. The
 * number of counters is bounded, so that made-up emails cannot fill the store.
 */
function keyOf({ email, deviceId }: SignInTry): Key {
  if (deviceId !== null) return ["guards", "device", sha256(deviceId)];
  return ["guards", "account", sha256(email.toLowerCase()).slice(0, 3)];
}
