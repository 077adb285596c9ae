import type { State } from "@/lib/site/state.ts";
import { AppError, PlainRefusal } from "@/lib/errors.ts";
import { type BodyRoom, CHUNK_BYTES } from "./body_budget.ts";

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Enough for an address, a password, a code or a name; visitors send more only in messages. */
const MAX_SHORT_BYTES = 16 * 1024;
const MAX_BYTES = 64 * 1024;
/** A letter takes up to six characters in JSON and nine in a form; the longest text has 20,000 letters. */
export const MAX_LONG_BYTES = 256 * 1024;
/** The panel redisplays an overlong text, so that the user can shorten it. */
const MAX_PANEL_BYTES = 1024 * 1024;
/** A visitor's form with errors is redisplayed, and a quotation mark takes six characters of HTML. */
const MAX_VISITOR_CHARS = 40_000;
/** Most bodies are shorter; the buffer of a longer one grows as it arrives. */
const FIRST_BYTES = 16 * 1024;
const MAX_DEPTH = 10;
/** No form or call has half as many; validating and reporting thousands would take too much CPU time. */
const MAX_FIELDS = 100;
/** For a form with up to 500 checkboxes of the same name. */
const MAX_FIELDS_WITH_BOXES = 520;
const DEADLINE_MS = 10_000;
/** The time after which the response to a late body has been sent. */
const ANSWERED_MS = 1_000;

/** A request with a body, and its sender. */
export interface Incoming {
  req: Request;
  state: Pick<State, "admin" | "deviceId" | "network" | "limits">;
}

/** Options for reading a body; the default deadline is 10 seconds. */
export interface BodyOptions {
  deadlineMs?: number;
  /** Raises the limit for texts of 20,000 characters; panel forms always have a higher limit. */
  hasLongText?: boolean | undefined;
  /** The name of a form's repeated checkboxes; their values are joined with line breaks. */
  boxes?: string | undefined;
}

/** The part of a body that has to arrive by the first deadline, and the extended deadline. */
export interface Steady {
  bytes: number;
  deadlineMs: number;
}

/** The size and time limits of a body. */
export interface BodyLimits {
  maxBytes: number;
  deadlineMs: number;
  /** Extends the deadline of a slow but steady body. */
  steady?: Steady;
  /** The caller's buffer, with a length of `maxBytes`. */
  into?: Uint8Array<ArrayBuffer>;
  /** Bytes beyond the limit that are read and discarded, so that the first part can be used; none by default. */
  maxDropped?: number;
  /** The body's share of the memory budget; omitted for bodies that have separate slots. */
  room?: BodyRoom;
  /** Creates the error for a body over the limit; by default a 413 that names `maxBytes`. */
  refuse?: () => AppError;
}

/**
 * Reads a JSON body of at most 10 levels and 64 KiB (16 KiB from a visitor, 256 KiB with long texts). Returns `{}` if
 * there is neither a body nor a content type, so that the schema reports missing fields. Throws 415 for any other
 * content type, 413 over a limit, 408 for a slow body, 503 if too many arrive concurrently, and 400 for invalid JSON.
 */
export async function readJson(
  incoming: Incoming,
  options: BodyOptions = {},
): Promise<unknown> {
  const { req } = incoming;
  const isVisitor = incoming.state.admin === null;
  const usual = isVisitor ? MAX_SHORT_BYTES : MAX_BYTES;
  const maxBytes = options.hasLongText ? MAX_LONG_BYTES : usual;
  if (
    mayBeWithoutBody(req) && await readText(incoming, maxBytes, options) === ""
  ) return {};
  requireType(req, "application/json");
  const value = parseJson(await readText(incoming, maxBytes, options));
  if (isDeeperThan(value, MAX_DEPTH)) throw malformed();
  if (hasTooManyKeys(value)) throw tooManyFields(MAX_FIELDS);
  return value;
}

/**
 * Reports whether a request might have no body, which only reading it can tell: HTTP/2 requests may omit
 * Content-Length, and the runtime sets `req.body` for every method except GET.
 */
function mayBeWithoutBody({ headers }: Request): boolean {
  return !headers.has("content-type") && !headers.has("transfer-encoding") &&
    Number(headers.get("content-length")) === 0;
}

/**
 * Reads the text fields of an HTML form: the first field of each name, or all fields if the name is that of `boxes`.
 * Accepts 16 KiB from visitors, 256 KiB with long texts or from a known device, and 1 MiB in the panel; from visitors
 * at most 40,000 characters. Throws 415, 413, 408 and 503 like readJson().
 */
export async function readForm(
  incoming: Incoming,
  options: BodyOptions = {},
): Promise<Record<string, string>> {
  requireType(incoming.req, "application/x-www-form-urlencoded");
  const { admin, deviceId } = incoming.state;
  const isVisitor = admin === null;
  // Input typed before a session ended is carried through the sign-in (decision 97).
  const isLong = options.hasLongText || deviceId !== null;
  const usual = isLong ? MAX_LONG_BYTES : MAX_SHORT_BYTES;
  const maxBytes = isVisitor ? usual : MAX_PANEL_BYTES;
  const text = await readText(incoming, maxBytes, options);
  const { boxes } = options;
  const max = boxes === undefined ? MAX_FIELDS : MAX_FIELDS_WITH_BOXES;
  if (text.split("&", max + 1).length > max) throw tooManyFields(max);
  // Browsers count a line break as one character but send two.
  const pairs = [...new URLSearchParams(text)]
    .map(([name, value]) => [name, value.replaceAll("\r\n", "\n")] as const);
  if (isVisitor && lengthOf(pairs) > MAX_VISITOR_CHARS) {
    throw tooLarge({ maxBytes: MAX_VISITOR_CHARS });
  }
  const ticked = pairs.filter(([name]) => name === boxes);
  const first = Object.fromEntries(pairs.reverse());
  if (boxes === undefined || ticked.length < 2) return first;
  return { ...first, [boxes]: ticked.map(([, value]) => value).join("\n") };
}

function lengthOf(pairs: (readonly [name: string, value: string])[]): number {
  return pairs.reduce((sum, [, value]) => sum + value.length, 0);
}

/** Throws 415 for any other content type, and for a compressed body, because its size is unknown. */
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
  { req, state: { limits: { bodies }, admin, deviceId, network } }: Incoming,
  maxBytes: number,
  { deadlineMs = DEADLINE_MS }: BodyOptions,
): Promise<string> {
  const limits = { maxBytes, deadlineMs };
  requireLength(req, limits);
  const sender = { network, trusted: admin?.id ?? deviceId };
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

/** Throws 413 if the declared length is over the limit. */
export function requireLength(req: Request, limits: BodyLimits): void {
  const { maxBytes, maxDropped = 0 } = limits;
  const length = Number(req.headers.get("content-length"));
  if (length > maxBytes + maxDropped) throw tooLarge(limits);
}

/**
 * Reads a body to its end and returns it, up to `maxBytes`. Throws 413 over the limit, 408 if it is too slow, and 503
 * without room in the budget.
 */
export async function readBytes(
  req: Request,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const { room } = limits;
  // Without room, the body is not read at all.
  room?.take(CHUNK_BYTES);
  const reader = req.body?.getReader();
  if (reader === undefined) {
    room?.free();
    return new Uint8Array();
  }
  const kept = new BodyBuffer(req, limits);
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

/** Calls `giveUp` when a body takes too long, unless the returned function is called first. */
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
 * Cancels the rest of a body after the response, then calls `free`. If cancelled earlier, the pending read would never
 * settle and would hold its 64 KiB forever; if never cancelled, it would keep the connection open.
 */
function giveUp(reader: Reader, free: () => void): void {
  const cancel = () => reader.cancel().catch(() => undefined).finally(free);
  Deno.unrefTimer(setTimeout(cancel, ANSWERED_MS));
}

/** The first part of a body, in a buffer that grows as it arrives. */
class BodyBuffer {
  /** The number of bytes received. */
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

  /** Stores a chunk up to `maxBytes`. Throws 413 when the body is too long, and 503 if there is no room. */
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

  /** The stored bytes. */
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

/** Reads all chunks and counts their bytes, because a chunked body does not declare its length. */
async function collect(
  reader: Reader,
  kept: BodyBuffer,
  late: Promise<never>,
): Promise<Uint8Array<ArrayBuffer>> {
  while (true) {
    const { done, value } = await Promise.race([readChunk(reader), late]);
    if (done) return kept.bytes;
    kept.add(value);
  }
}

/** Reads a chunk. Throws 400 if the client disconnects. */
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

/** Creates the 413 for too many fields. */
export function tooManyFields(max: number): AppError {
  return new AppError(413, { key: "error.tooManyFields", params: { max } });
}
