import type { State } from "@/lib/site/state.ts";
import { AppError, PlainRefusal } from "@/lib/errors.ts";
import { type BodyRoom, CHUNK_BYTES } from "./body_budget.ts";

type Reader = ReadableStreamDefaultReader<Uint8Array>;

const MAX_BYTES = 64 * 1024;
/** JSON writes a letter in up to six characters, a form in up to nine; the longest text has 20,000 letters. */
export const MAX_LONG_BYTES = 256 * 1024;
/** A text that is far too long is shown again in the panel, so that it can be shortened. */
const MAX_PANEL_BYTES = 1024 * 1024;
/** What a visitor's form holds is shown again when it is refused, and a quotation mark takes six characters to show. */
const MAX_VISITOR_CHARS = 40_000;
/** Most bodies are shorter; the room for a longer one grows with what has come of it. */
const FIRST_BYTES = 16 * 1024;
const MAX_DEPTH = 10;
/**
 * No form or call of ours has half as many; to look at thousands of them, and to name them all, would take the processor from
 * everybody.
 */
const MAX_FIELDS = 100;
const DEADLINE_MS = 10_000;
/** An answer to a body that was late has been sent by then. */
const ANSWERED_MS = 1_000;

/** A request whose body is to be read, and what is known of its sender. */
export interface Incoming {
  req: Request;
  state: Pick<State, "admin" | "client" | "limits">;
}

/** How long a body may take to arrive, 10 seconds unless told, and how much it may be. */
export interface BodyOptions {
  deadlineMs?: number;
  /** JSON with a text of 20,000 characters may have as much as a form. */
  hasLongText?: boolean | undefined;
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
  /** Returns a body that comes steadily, if slowly, more time. */
  steady?: Steady;
  /** Where the bytes go, when their caller keeps such a place; its length is `maxBytes`. */
  into?: Uint8Array<ArrayBuffer>;
  /** How much may follow that is read and not kept, so that what comes first can be used; nothing unless told. */
  maxDropped?: number;
  /** The body's share of the budget of all bodies; those that have slots of their own need none. */
  room?: BodyRoom;
  /** Makes the refusal of a longer body; one that names `maxBytes` unless told. */
  refuse?: () => AppError;
}

/**
 * Reads a JSON body of at most 64 KiB, or 256 KiB where a text is long, and 10 levels (decision 70); a request that brings
 * neither a body nor a content type is read as `{}`, so that the schema says what is missing. Throws 415 for another content
 * type, 413, 408 when it arrives too slowly, 503 when too many arrive at once (decision 128), and 400 when it is not JSON.
 */
export async function readJson(
  incoming: Incoming,
  options: BodyOptions = {},
): Promise<unknown> {
  const { req } = incoming;
  const maxBytes = options.hasLongText ? MAX_LONG_BYTES : MAX_BYTES;
  if (
    mayBeWithoutBody(req) && await readText(incoming, maxBytes, options) === ""
  ) return {};
  requireType(req, "application/json");
  const value = parseJson(await readText(incoming, maxBytes, options));
  if (isDeeperThan(value, MAX_DEPTH)) throw malformed();
  if (hasTooManyKeys(value)) throw tooManyFields(MAX_FIELDS);
  return value;
}

/** HTTP/2 need not say that there is no body, and the runtime gives every request but a GET one. */
function mayBeWithoutBody({ headers }: Request): boolean {
  return !headers.has("content-type") && !headers.has("transfer-encoding") &&
    Number(headers.get("content-length")) === 0;
}

/**
 * Reads a posted HTML form of at most 256 KiB and 40,000 characters, or 1 MiB of an administrator, as text fields, the first
 * of each name (decision 70). Throws 415, 413, 408 and 503 like readJson.
 */
export async function readForm(
  incoming: Incoming,
  options: BodyOptions = {},
): Promise<Record<string, string>> {
  requireType(incoming.req, "application/x-www-form-urlencoded");
  const isVisitor = incoming.state.admin === null;
  const maxBytes = isVisitor ? MAX_LONG_BYTES : MAX_PANEL_BYTES;
  const text = await readText(incoming, maxBytes, options);
  if (text.split("&", MAX_FIELDS + 1).length > MAX_FIELDS) {
    throw tooManyFields(MAX_FIELDS);
  }
  // Browsers count a line end as one character, and send two.
  const pairs = [...new URLSearchParams(text)]
    .map(([name, value]) => [name, value.replaceAll("\r\n", "\n")] as const);
  if (isVisitor && lengthOf(pairs) > MAX_VISITOR_CHARS) {
    throw tooLarge({ maxBytes: MAX_VISITOR_CHARS });
  }
  return Object.fromEntries(pairs.reverse());
}

function lengthOf(pairs: (readonly [name: string, value: string])[]): number {
  return pairs.reduce((sum, [, value]) => sum + value.length, 0);
}

/** Throws 415 when the body is of another content type, or compressed: only what arrives is measured. */
export function requireType(req: Request, type: string): void {
  const given = req.headers.get("content-type")?.split(";")[0]?.trim();
  if (given?.toLowerCase() !== type) {
    throw new AppError(415, { key: "error.mediaType", params: { type } });
  }
  const encoding = req.headers.get("content-encoding")?.trim().toLowerCase();
  if (encoding && encoding !== "identity") {
    const headers = { "accept-encoding": "identity" };
    throw new AppError(415, { key: "error.encoded" }, headers);
  }
}

async function readText(
  { req, state: { limits: { bodies }, client, admin } }: Incoming,
  maxBytes: number,
  { deadlineMs = DEADLINE_MS }: BodyOptions,
): Promise<string> {
  const limits = { maxBytes, deadlineMs };
  requireLength(req, limits);
  const sender = { client, isSignedIn: admin !== null };
  const bytes = await bodies.run(
    sender,
    (room) => readBytes(req, { ...limits, room }),
  );
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed();
  }
}

/** Throws 413 when a body says of itself that it is too long. */
export function requireLength(
  req: Request,
  limits: BodyLimits,
): void {
  const { maxBytes, maxDropped = 0 } = limits;
  const length = Number(req.headers.get("content-length"));
  if (length > maxBytes + maxDropped) throw tooLarge(limits);
}

/**
 * Reads a body to its end and gives what comes first of it, all of it unless some may be dropped. Throws 413 when it turns out
 * longer than allowed, and 408 when it arrives too slowly.
 */
export async function readBytes(
  req: Request,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const { room } = limits;
  // A body that is refused is not even looked at.
  room?.take(CHUNK_BYTES);
  const reader = req.body?.getReader();
  if (reader === undefined) {
    room?.free();
    return new Uint8Array();
  }
  const kept = new KeptBytes(req, limits);
  const late = Promise.withResolvers<never>();
  let isLate = false;
  const stop = onLate(limits, kept, () => {
    isLate = true;
    late.reject(new PlainRefusal(408, { key: "error.slow" }));
    giveUp(reader, () => room?.free());
  });
  try {
    return await collect(reader, kept, late.promise);
  } catch (error) {
    if (!isLate) reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    stop();
    if (!isLate) room?.free();
  }
}

/** Calls `giveUp` when a body has taken too long, unless what it returns is called before. */
function onLate(
  { deadlineMs, steady }: BodyLimits,
  arrived: { readonly length: number },
  giveUp: () => void,
): () => void {
  let timer = setTimeout(() => {
    if (steady === undefined || arrived.length < steady.bytes) return giveUp();
    timer = setTimeout(giveUp, steady.deadlineMs - deadlineMs);
  }, deadlineMs);
  return () => clearTimeout(timer);
}

/**
 * Cancels the rest of a body once the answer has been sent, then calls `free`. Cancelled earlier, the pending read would never
 * settle and would hold its 64 KiB for ever; never cancelled, it would keep the connection open.
 */
function giveUp(reader: Reader, free: () => void): void {
  const cancel = () => reader.cancel().catch(() => undefined).finally(free);
  Deno.unrefTimer(setTimeout(cancel, ANSWERED_MS));
}

/** What comes first of a body, in memory that grows with what has come. */
class KeptBytes {
  /** How much has come. */
  length = 0;
  readonly #limits: BodyLimits;
  #bytes: Uint8Array<ArrayBuffer>;

  constructor(req: Request, limits: BodyLimits) {
    const { maxBytes, into } = limits;
    const announced = Number(req.headers.get("content-length") ?? maxBytes);
    const first = Math.min(announced, FIRST_BYTES, maxBytes);
    this.#limits = limits;
    this.#bytes = into ?? new Uint8Array(first);
  }

  /** Keeps a chunk, or what of it is not to be dropped. Throws 413 when the body is too long, and 503 where there is no room. */
  add(chunk: Uint8Array): void {
    const { maxBytes, maxDropped = 0 } = this.#limits;
    const length = this.length + chunk.length;
    if (length > maxBytes + maxDropped) throw tooLarge(this.#limits);
    if (this.length < maxBytes) {
      this.#growTo(Math.min(length, maxBytes));
      this.#bytes.set(chunk.subarray(0, maxBytes - this.length), this.length);
    }
    this.length = length;
  }

  /** Returns the bytes that were kept. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, Math.min(this.length, this.#bytes.length));
  }

  #growTo(length: number): void {
    if (length <= this.#bytes.length) return;
    const { maxBytes, room } = this.#limits;
    const size = Math.min(maxBytes, Math.max(length, 2 * this.#bytes.length));
    room?.take(size - this.#bytes.length);
    const grown = new Uint8Array(size);
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}

/** Counts while reading: a chunked body says nothing about its length beforehand. */
async function collect(
  reader: Reader,
  kept: KeptBytes,
  late: Promise<never>,
): Promise<Uint8Array<ArrayBuffer>> {
  while (true) {
    const { done, value } = await Promise.race([readChunk(reader), late]);
    if (done) return kept.bytes;
    kept.add(value);
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

function tooLarge(
  { maxBytes, refuse }: Pick<BodyLimits, "maxBytes" | "refuse">,
): AppError {
  const max = Math.floor(maxBytes / 1024);
  return refuse?.() ??
    new AppError(413, { key: "error.tooLarge", params: { max } });
}

/** Refuses a body for the number of its fields (413). */
export function tooManyFields(max: number): AppError {
  return new AppError(413, { key: "error.tooManyFields", params: { max } });
}
