import { answerWith } from "@/lib/http/answer.ts";

/** What makes an answer good for the next request that asks the same. */
export interface Repeatable {
  /** It is good as long as the site has this version; null: as long as the process runs. */
  version: string | null;
  /** The route that its line in the log names; null where a request is no news. */
  route: string | null;
}

interface KeptAnswer extends Repeatable {
  /** Null where only a browser that has it was answered so far. */
  whole: Response | null;
  /** For a browser that has it by its ETag. */
  notModified: Response;
  etag: string;
  /** What it takes beside its key. */
  bytes: number;
}

/** An answer that is known; a copy of the response can be sent. */
export interface Found extends Repeatable {
  response: Response;
}

/** The answers of one address, told apart by the request headers that they vary by. */
interface Variants {
  names: string[];
  answers: Map<string, KeptAnswer>;
  bytes: number;
  /** Since its turn to be forgotten came last. */
  wasAsked: boolean;
}

/** What decides, beside the address, whether a request is served at all. */
const ADMITTING = ["host", "x-forwarded-proto"];
const KEPT_HEADERS = new Set(["etag", "cache-control", "vary"]);
/** What differs from answer to answer, or follows from the body. */
const OWN_HEADERS = new Set(["x-request-id", "content-length"]);
const MAX_BYTES = 96 * 1024 * 1024;
/** What an answer takes beside its key and its body. */
const ANSWER_BYTES = 2_560;

/**
 * Keeps whole answers that stay the same, by all of the request that they depend on: an HTTP cache before the app (RFC 9111,
 * section 4.1), whose answer costs a look into a table. What it does not know, the app answers.
 * Once its memory is full, one address after the other is forgotten, but for those that were asked for since their turn came
 * last: to keep them in order at every request would cost as much as the answer.
 */
export class RepeatedAnswers {
  /** Maps keep insertion order, so the first key is the one whose turn it is. */
  readonly #byUrl = new Map<string, Variants>();
  #bytes = 0;

  /** Returns what the same request was answered with, at whatever version of the site; or null. */
  find(req: Request): Found | null {
    if (req.method !== "GET") return null;
    const { url } = req;
    const variants = this.#byUrl.get(url);
    if (variants === undefined) return null;
    const answer = variants.answers.get(variantOf(req, variants.names));
    if (answer === undefined) return null;
    variants.wasAsked = true;
    const { etag, whole, notModified, version, route } = answer;
    const isKnown = req.headers.get("if-none-match")?.includes(etag) === true;
    const response = isKnown ? notModified : whole;
    return response === null ? null : { response, version, route };
  }

  /** Keeps an answer that has an ETag, and gives the one to send in its place; others it hands on. */
  async keep(
    req: Request,
    response: Response,
    repeatable: Repeatable,
  ): Promise<Response> {
    const { status, headers } = response;
    const etag = headers.get("etag");
    if (etag === null || !isKeepable(req, response)) return response;
    const own = [...headers].filter(([name]) => !OWN_HEADERS.has(name));
    const notModified = answerWith(null, {
      status: 304,
      headers: own.filter(([name]) => KEPT_HEADERS.has(name)),
    });
    const answer = { ...repeatable, notModified, etag };
    if (status === 304) {
      this.#add(req, { ...answer, whole: null, bytes: ANSWER_BYTES });
      return response;
    }
    const body = await response.bytes();
    const whole = answerWith(body, { headers: own });
    this.#add(req, { ...answer, whole, bytes: ANSWER_BYTES + body.length });
    // Every answer that comes here has one.
    return copyFor(headers.get("x-request-id")!, whole);
  }

  #add(req: Request, answer: KeptAnswer): void {
    const { url } = req;
    let variants = this.#byUrl.get(url);
    if (variants === undefined) {
      // By what its page varies, a 304 need not say.
      if (answer.whole === null) return;
      const names = varyingNames(answer.whole);
      variants = { names, answers: new Map(), bytes: 0, wasAsked: false };
    }
    const { names, answers } = variants;
    const variant = variantOf(req, names);
    const before = answers.get(variant);
    const key = url + variant;
    const bytes = sizeOf(key, answer) -
      (before === undefined ? 0 : sizeOf(key, before));
    answers.set(variant, answer);
    variants.bytes += bytes;
    this.#bytes += bytes;
    this.#byUrl.set(url, variants);
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const [url, variants] of this.#byUrl) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#byUrl.delete(url);
      if (variants.wasAsked) {
        variants.wasAsked = false;
        this.#byUrl.set(url, variants);
      } else this.#bytes -= variants.bytes;
    }
  }
}

/** Returns a copy of a known response with an id of its own. */
export function repeat({ response }: Found, requestId: string): Response {
  return copyFor(requestId, response);
}

/** To make the answer anew would mean to check all its headers again. */
function copyFor(requestId: string, response: Response): Response {
  const copy = response.clone();
  copy.headers.append("x-request-id", requestId);
  return copy;
}

function isKeepable(
  { method }: Request,
  { status, headers }: Response,
): boolean {
  return method === "GET" && (status === 200 || status === 304) &&
    !headers.has("set-cookie");
}

/** What an answer is found by counts: cookies and query strings are as long as whoever asks likes. */
function sizeOf(key: string, { bytes }: KeptAnswer): number {
  return key.length + bytes;
}

function varyingNames({ headers }: Response): string[] {
  const vary = headers.get("vary")?.split(",") ?? [];
  return [...ADMITTING, ...vary.map((name) => name.trim())];
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
