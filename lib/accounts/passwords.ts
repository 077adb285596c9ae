import { Buffer } from "node:buffer";
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
  salt: Buffer;
  key: Buffer;
}

/** The cost of a new hash: about 300 ms and 33 MB, off the event loop. Only tests lower it. */
export const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * More would starve visitors of memory and processor. Known devices, sessions, pins and setup tokens have a separate slot
 * and queue, which strangers cannot fill.
 */
const slots = {
  strangers: new Slots({ running: 2, waiting: 8 }),
  known: new Slots({ running: 1, waiting: 8 }),
};

/** The queues for password comparisons. */
export type Queue = keyof typeof slots;

/** Compared for unknown accounts, so that they cost the same. */
const NOBODY: Hash = {
  cost: COST,
  salt: Buffer.alloc(SALT_BYTES),
  key: Buffer.alloc(KEY_BYTES),
};

/** Hashes a password, byte for byte, to PHC text, in the queue of trusted callers. Throws 503 when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, {
    ...{ cost: COST, salt, bytes: KEY_BYTES, queue: "known" },
  });
  return format({ cost: COST, salt, key });
}

/**
 * Reports whether a password matches a hash; without a hash it takes as long and returns false. Throws 503 when too many
 * wait.
 */
export async function isPassword(
  password: string,
  phc: string | null,
  queue: Queue,
): Promise<boolean> {
  const { cost, salt, key } = phc === null ? NOBODY : parse(phc);
  const derived = await derive(password, {
    ...{ cost, salt, bytes: key.length, queue },
  });
  return timingSafeEqual(derived, key) && phc !== null;
}

/** Reports whether a hash has old parameters, so that the next sign-in renews it. */
export function isOutdated(phc: string): boolean {
  const { ln, r, p } = parse(phc).cost;
  return ln !== COST.ln || r !== COST.r || p !== COST.p;
}

interface Derivation {
  cost: Cost;
  salt: Buffer;
  bytes: number;
  queue: Queue;
}

function derive(
  password: string,
  { cost, salt, bytes, queue }: Derivation,
): Promise<Buffer> {
  const { ln, r, p } = cost;
  const N = 2 ** ln;
  // The memory of each of the p lanes, and room for the rest.
  const options = { N, r, p, maxmem: 128 * N * r * 2 };
  return slots[queue].run(() =>
    new Promise((resolve, reject) => {
      scrypt(password, salt, bytes, options, (error, key) =>
        error ? reject(error) : resolve(key));
    })
  );
}

function format({ cost: { ln, r, p }, salt, key }: Hash): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;
}

function parse(phc: string): Hash {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(
    phc,
  );
  if (match === null) throw new TypeError("Cannot read a stored password hash");
  const [, ln, r, p, salt, key] = match;
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt!, "base64"),
    key: Buffer.from(key!, "base64"),
  };
}

/** PHC text has no padding. */
function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
