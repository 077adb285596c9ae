import type { HeaderList } from "./answer.ts";

/** What makes an answer good for the next request that asks the same. */
export interface Repeatable {
  /** It is good as long as the site has this version; null: as long as the process runs. */
  version: string | null;
  /** The route that its line in the log names; null where a request is no news. */
  route: string | null;
}

interface KeptAnswer extends Repeatable {
  /** Null where only a browser that has it was answered so far. */
  body: Uint8Array<ArrayBuffer> | null;
  etag: string;
  /** All but the id of the request. */
  headers: HeaderList;
  /** Those that a 304 repeats. */
  kept: HeaderList;
}

/** An answer that is known, and whether the browser has it. */
export interface Found {
  answer: KeptAnswer;
  isKnown: boolean;
}

/** The answers of one address, told apart by the request headers that they vary by. */
interface Variants {
  names: string[];
  answers: Map<string, KeptAnswer>;
}

/** What decides, beside the address, whether a request is served at all. */
const ADMITTING = ["host", "x-forwarded-proto"];
const KEPT_HEADERS = new Set(["etag", "cache-control", "vary"]);
const MAX_BYTES = 32 * 1024 * 1024;
/** What an answer takes beside its key and its body. */
const ANSWER_BYTES = 2_048;

/**
 * Keeps whole answers that stay the same, by all of the request that they depend on: an HTTP cache before the app (RFC 9111,
 * section 4.1), whose answer costs a look into a table. What it does not know, the app answers.
 */
export class RepeatedAnswers {
  readonly #byUrl = new Map<string, Variants>();
  #bytes = 0;

  /** Gives what the same request was answered with, at whatever version of the site; or null. */
  find(req: Request): Found | null {
    if (req.method !== "GET") return null;
    const variants = this.#byUrl.get(req.url);
    if (variants === undefined) return null;
    const answer = variants.answers.get(variantOf(req, variants.names));
    if (answer === undefined) return null;
    const has = req.headers.get("if-none-match");
    const isKnown = has !== null && has.includes(answer.etag);
    return isKnown || answer.body !== null ? { answer, isKnown } : null;
  }

  /** Keeps an answer that has an ETag, and gives the one to send in its place; others it hands on. */
  async keep(
    req: Request,
    response: Response,
    repeatable: Repeatable,
  ): Promise<Response> {
    const { status, headers } = response;
    const etag = headers.get("etag");
    const isWhole = status === 200;
    if (req.method !== "GET" || etag === null || headers.has("set-cookie")) {
      return response;
    }
    if (!isWhole && status !== 304) return response;
    const own = [...headers].filter(([name]) => name !== "x-request-id");
    const kept = own.filter(([name]) => KEPT_HEADERS.has(name));
    const body = isWhole ? await response.bytes() : null;
    this.#add(req, { ...repeatable, body, etag, headers: own, kept });
    return new Response(body, { status, headers });
  }

  #add(req: Request, answer: KeptAnswer): void {
    let variants = this.#byUrl.get(req.url);
    if (variants === undefined) {
      // By what its page varies, a 304 need not say.
      if (answer.body === null) return;
      variants = { names: varyingNames(answer), answers: new Map() };
    }
    const variant = variantOf(req, variants.names);
    const before = variants.answers.get(variant);
    const key = req.url + variant;
    this.#bytes += sizeOf(key, answer);
    if (before !== undefined) this.#bytes -= sizeOf(key, before);
    if (this.#bytes > MAX_BYTES) {
      this.#byUrl.clear();
      variants.answers.clear();
      this.#bytes = sizeOf(key, answer);
    }
    variants.answers.set(variant, answer);
    this.#byUrl.set(req.url, variants);
  }
}

/** Gives the answer to a request whose like is known: 304 to a browser that has it. */
export function repeat(
  { answer, isKnown }: Found,
  requestId: string,
): Response {
  const id: [string, string] = ["x-request-id", requestId];
  return isKnown
    ? new Response(null, { status: 304, headers: [...answer.kept, id] })
    : new Response(answer.body, { headers: [...answer.headers, id] });
}

/** What an answer is found by counts: cookies and query strings are as long as whoever asks likes. */
function sizeOf(key: string, { body }: KeptAnswer): number {
  return key.length + ANSWER_BYTES + (body?.length ?? 0);
}

function varyingNames({ headers }: KeptAnswer): string[] {
  const vary = headers.find(([name]) => name === "vary")?.[1];
  return [...ADMITTING, ...vary?.split(/\s*,\s*/) ?? []];
}

function variantOf({ headers }: Request, names: string[]): string {
  let variant = "";
  for (const name of names) {
    const value = headers.get(name);
    // A header that is empty, or says "null", is another one than none: as a host it is refused.
    variant += value === null ? "\n" : `:${value}\n`;
  }
  return variant;
}
