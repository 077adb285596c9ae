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
import { giveTryBack, takeTry, type TryRule } from "./tries.ts";

type Account = Pick<MemberIdentity, "email">;

/** An attempt to sign in. */
interface SignInTry extends Account {
  /** The id of a known device of this account, proven by its cookie; else null. */
  deviceId: string | null;
  /** Multiplies the limits. */
  factor: number;
}

/** Attempts on one account from all unknown devices. */
const STRANGERS: TryRule = {
  max: 20,
  windowMs: 15 * 60_000,
  trickleMs: 60_000,
};
/** Attempts from one known device, independent of strangers'. */
const KNOWN_DEVICE: TryRule = { max: 10, windowMs: 10 * 60_000 };

const COOKIE = "dev";
/** Maximum accounts of a device; the one that signed in least recently is dropped. */
const MAX_SEALS = 8;
const SEAL_LENGTH = 32;
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/**
 * Signs a member in, for call and page; returns the identity and the Set-Cookie values of session and device.
 * Throws 401 with one text for every failure, 429 and 503 (decision 18).
 */
export async function signInVisitor(
  ctx: Context<State>,
  input: SignIn,
): Promise<{ member: MemberIdentity; cookies: string[] }> {
  const { kv, log, requestId } = ctx.state;
  const deviceId = await knownDevice(ctx, input);
  const tried = { email: input.email, deviceId };
  const queue = deviceId === null ? "strangers" : "known";
  const member = await countTryOf(ctx, tried, () => signIn(kv, input, queue));
  log.info("auth.ok", { id: requestId });
  // From here on the attempt is not returned, whatever fails.
  const cookies = [
    await startSession(ctx, member),
    await rememberDevice(ctx, member),
  ];
  return { member: { id: member.id, email: member.email }, cookies };
}

/** A device that has signed in, as its cookie proves. */
interface Device {
  id: string;
  /** One for each account that has signed in on it. */
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
 * Returns the id of a device on which an account has signed in, or null. It has a separate quota of attempts, so that an attacker
 * cannot lock the account out. A device that only other accounts have used counts as unknown.
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

/** Returns the Set-Cookie value that adds an account to those for which this device is known. */
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
 * Runs `compare`, a comparison of passwords, as a counted attempt. It is counted before hashing, so that parallel attempts
 * count, and only a wrong password stays counted: a busy server must not use up attempts. Throws what `compare` throws,
 * and 429.
 */
export async function countTryOf(
  ctx: Context<State>,
  tried: Pick<SignInTry, "email" | "deviceId">,
  compare: () => Promise<VerifiedMember>,
): Promise<VerifiedMember> {
  const { kv, env, limits, client, log, requestId: id } = ctx.state;
  const attempt = { ...tried, factor: env.limitFactor };
  const isStranger = tried.deviceId === null;
  const forgiveAddress = () => isStranger && limits.giveBackSignIn(client);
  try {
    if (isStranger) limits.takeSignIn(client);
    await admitSignIn(kv, attempt).catch((error) => {
      // Nothing was compared.
      forgiveAddress();
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
    // The sign-in has one text for every failure, the panel names the field.
    isWrong = hasProblem(error, "error.credentials", "invalid.wrong");
    throw error;
  } finally {
    if (isWrong) log.warning("auth.fail", { id });
    else {
      forgiveAddress();
      // A lost undo is better than a lost result.
      await forgiveSignIn(kv, attempt).catch(ignoreRefusal);
    }
  }
}

/**
 * Counts an attempt before the password is compared. Over the limit throws 429: strangers to an account then have one
 * attempt a minute together, while a known device has a separate quota, so that an attacker cannot lock the owner out.
 */
export async function admitSignIn(kv: Kv, attempt: SignInTry): Promise<void> {
  const rule = attempt.deviceId === null ? STRANGERS : KNOWN_DEVICE;
  await takeTry(kv, keyOf(attempt), { ...rule, factor: attempt.factor });
}

/** Undoes a counted attempt, because it succeeded. */
export async function forgiveSignIn(kv: Kv, attempt: SignInTry): Promise<void> {
  await giveTryBack(kv, keyOf(attempt));
}

/**
 * Returns the key of a counter. Known and unknown addresses are counted alike, or the answer would reveal them, in a
 * bounded number of records, which invented addresses cannot fill.
 */
function keyOf({ email, deviceId }: SignInTry): Key {
  if (deviceId !== null) return ["guards", "device", sha256(deviceId)];
  return ["guards", "account", sha256(email.toLowerCase()).slice(0, 3)];
}
