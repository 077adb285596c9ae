import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { Slots } from "@/lib/slots.ts";

interface Cost {
  /** Binary logarithm of the number of rounds. */
  ln: number;
  r: number;
  p: number;
}

interface Hash {
  cost: Cost;
  salt: Uint8Array;
  key: Uint8Array;
}

/** The cost of a new hash: about 300 ms and 33 MB, off the event loop. Only tests lower it. */
export const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * More concurrent hashes would starve visitors of memory and CPU. Known devices, sessions, PINs and setup tokens have a
 * separate slot and queue that strangers cannot fill.
 */
const slots = {
  strangers: new Slots({ running: 2, waiting: 8 }),
  known: new Slots({ running: 1, waiting: 8 }),
};

/** The queues for password comparisons. */
export type HashQueue = keyof typeof slots;

/** Compared for unknown accounts, so that they take the same time. */
const UNKNOWN_MEMBER_HASH: Hash = {
  cost: COST,
  salt: new Uint8Array(SALT_BYTES),
  key: new Uint8Array(KEY_BYTES),
};

/** Hashes a password's exact bytes to a PHC string, in the queue of trusted callers. Throws 503 when too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, { cost: COST, salt }, "known");
  return `${header(COST)}${base64(salt)}$${base64(key)}`;
}

/**
 * Reports whether a password matches a hash. Without a hash, takes as long and returns false. Throws 503 when too many are
 * waiting.
 */
export async function isPassword(
  password: string,
  phc: string | null,
  queue: HashQueue,
): Promise<boolean> {
  const hash = phc === null ? UNKNOWN_MEMBER_HASH : parse(phc);
  const derived = await derive(password, hash, queue);
  return timingSafeEqual(derived, hash.key) && phc !== null;
}

/** Reports whether a hash has outdated parameters, so that the next sign-in rehashes. */
export function isOutdated(phc: string): boolean {
  return !phc.startsWith(header(COST));
}

function derive(
  password: string,
  { cost, salt }: Omit<Hash, "key">,
  queue: HashQueue,
): Promise<Uint8Array> {
  const { ln, r, p } = cost;
  const N = 2 ** ln;
  // The memory of one lane, doubled to leave room for the rest.
  const options = { N, r, p, maxmem: 128 * N * r * 2 };
  return slots[queue].run(() =>
    new Promise((resolve, reject) => {
      scrypt(password, salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key));
    })
  );
}

function header({ ln, r, p }: Cost): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$`;
}

function parse(phc: string): Hash {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(
    phc,
  );
  if (match === null) throw new TypeError("Cannot read a stored password hash");
  const [, ln, r, p, salt, key] = match;
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Uint8Array.fromBase64(salt!),
    key: Uint8Array.fromBase64(key!),
  };
}

/** Encodes without padding, as PHC strings require. */
function base64(bytes: Uint8Array): string {
  return bytes.toBase64({ omitPadding: true });
}
