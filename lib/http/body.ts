import { AppError } from "@/lib/errors.ts";

type Reader = ReadableStreamDefaultReader<Uint8Array>;

const MAX_BYTES = 64 * 1024;
/** JSON writes a letter in up to six characters, a form in up to nine; the longest text has 20,000 letters. */
const MAX_LONG_BYTES = 256 * 1024;
/** A text that is far too long is shown again in the panel, so that it can be shortened. */
const MAX_PANEL_BYTES = 1024 * 1024;
const MAX_DEPTH = 10;
/**
 * No form or call of ours has half as many; to look at thousands of them, and to name them all, would take the processor from
 * everybody.
 */
const MAX_FIELDS = 100;
const DEADLINE_MS = 10_000;
/** An answer to a body that was late has been sent by then. */
const ANSWERED_MS = 1_000;

/** How long a body may take to arrive, 10 seconds unless told, and how much it may be. */
export interface BodyOptions {
  deadlineMs?: number;
  /** JSON with a text of 20,000 characters may have as much as a form. */
  hasLongText?: boolean | undefined;
  /** A form of somebody who is signed in may have more than fits its fields. */
  isSignedIn?: boolean;
}

/** How much of a body has to have come by its deadline, and how long it may take if so. */
export interface Steady {
  bytes: number;
  deadlineMs: number;
}

/** How much a body may be and how long it may take. */
export interface BodyLimits {
  maxBytes: number;
  deadlineMs: number;
  /** Gives a body that comes steadily, if slowly, more time. */
  steady?: Steady;
  /** Where the bytes go, when their caller keeps such a place; its length is `maxBytes`. */
  into?: Uint8Array<ArrayBuffer>;
  /** How much may follow that is read and not kept, so that what comes first can be used; nothing unless told. */
  maxDropped?: number;
}

/**
 * Reads a JSON body of at most 64 KiB, or 256 KiB where a text is long, and 10 levels (decision 70). Throws 415 for another
 * content type, 413, 408 when it arrives too slowly, and 400 when it is no JSON.
 */
export async function readJson(
  req: Request,
  options: BodyOptions = {},
): Promise<unknown> {
  requireType(req, "application/json");
  const maxBytes = options.hasLongText ? MAX_LONG_BYTES : MAX_BYTES;
  const value = parseJson(await readText(req, maxBytes, options));
  if (isDeeperThan(value, MAX_DEPTH)) throw malformed();
  if (hasTooManyKeys(value)) throw tooLarge();
  return value;
}

/**
 * Reads a posted HTML form of at most 256 KiB, or 1 MiB of the panel, as text fields, the first of each name (decision 70).
 * Throws 415, 413 and 408 like readJson.
 */
export async function readForm(
  req: Request,
  options: BodyOptions = {},
): Promise<Record<string, string>> {
  requireType(req, "application/x-www-form-urlencoded");
  const maxBytes = options.isSignedIn ? MAX_PANEL_BYTES : MAX_LONG_BYTES;
  const text = await readText(req, maxBytes, options);
  if (text.split("&", MAX_FIELDS + 1).length > MAX_FIELDS) throw tooLarge();
  // Browsers count a line end as one character, and send two.
  const pairs = [...new URLSearchParams(text)]
    .map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]);
  return Object.fromEntries(pairs.reverse());
}

/** Throws 415 when the body is of another content type. */
export function requireType(req: Request, type: string): void {
  const given = req.headers.get("content-type")?.split(";")[0]?.trim();
  if (given?.toLowerCase() !== type) {
    throw new AppError(415, { key: "error.mediaType" });
  }
}

async function readText(
  req: Request,
  maxBytes: number,
  { deadlineMs = DEADLINE_MS }: BodyOptions,
): Promise<string> {
  const limits = { maxBytes, deadlineMs };
  requireLength(req, limits);
  const bytes = await readBytes(req, limits);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed();
  }
}

/** Throws 413 when a body says of itself that it is too long. */
export function requireLength(
  req: Request,
  { maxBytes, maxDropped = 0 }: BodyLimits,
): void {
  const length = Number(req.headers.get("content-length"));
  if (length > maxBytes + maxDropped) throw tooLarge();
}

/**
 * Reads a body to its end and gives what comes first of it, all of it unless some may be dropped. Throws 413 when it turns out
 * longer than allowed, and 408 when it arrives too slowly.
 */
export async function readBytes(
  req: Request,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const { maxBytes, maxDropped = 0 } = limits;
  const { into = new Uint8Array(announced(req, maxBytes)) } = limits;
  const reader = req.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const arrived = { length: 0 };
  const late = Promise.withResolvers<never>();
  const stop = onLate(limits, arrived, () => {
    late.reject(new AppError(408, { key: "error.slow" }));
    giveUp(reader);
  });
  try {
    return await collect(reader, {
      ...{ into, maxDropped, arrived, late: late.promise },
    });
  } finally {
    stop();
  }
}

/** Calls `giveUp` when a body has taken too long, unless what it returns is called before. */
function onLate(
  { deadlineMs, steady }: BodyLimits,
  arrived: Arrived,
  giveUp: () => void,
): () => void {
  let timer = setTimeout(() => {
    if (steady === undefined || arrived.length < steady.bytes) return giveUp();
    timer = setTimeout(giveUp, steady.deadlineMs - deadlineMs);
  }, deadlineMs);
  return () => clearTimeout(timer);
}

/**
 * Gives up the rest of a body after the answer has been sent: before that, the read under way would never end, and keep
 * its 64 KiB for ever; without it, the connection would stay open.
 */
function giveUp(reader: Reader): void {
  const cancel = () => reader.cancel().catch(() => undefined);
  Deno.unrefTimer(setTimeout(cancel, ANSWERED_MS));
}

/** Most bodies are short: room for the longest, for each of them, would wait for the garbage collector. */
function announced(req: Request, maxBytes: number): number {
  const length = req.headers.get("content-length");
  return length === null ? maxBytes : Math.min(Number(length), maxBytes);
}

/** How much of a body has come. */
interface Arrived {
  length: number;
}

interface Collecting {
  into: Uint8Array<ArrayBuffer>;
  maxDropped: number;
  arrived: Arrived;
  /** Fails when it has taken too long. */
  late: Promise<never>;
}

/** Counts while reading: a chunked body says nothing about its length beforehand. */
async function collect(
  reader: Reader,
  { into, maxDropped, arrived, late }: Collecting,
): Promise<Uint8Array<ArrayBuffer>> {
  while (true) {
    const { done, value } = await Promise.race([readChunk(reader), late]);
    const { length } = arrived;
    if (done) return into.subarray(0, Math.min(length, into.length));
    if (length + value.length > into.length + maxDropped) {
      reader.cancel();
      throw tooLarge();
    }
    if (length < into.length) {
      into.set(value.subarray(0, into.length - length), length);
    }
    arrived.length += value.length;
  }
}

/** A visitor who hangs up in the middle is no fault of ours. */
async function readChunk(
  reader: Reader,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch {
    throw malformed();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

function hasTooManyKeys(value: unknown): boolean {
  const isObject = typeof value === "object" && value !== null &&
    !Array.isArray(value);
  return isObject && Object.keys(value).length > MAX_FIELDS;
}

function malformed(): AppError {
  return new AppError(400, { key: "error.malformed" });
}

/** Refuses a body for its length. */
export function tooLarge(): AppError {
  return new AppError(413, { key: "error.tooLarge" });
}
