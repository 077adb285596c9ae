import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptsEncoding } from "@/lib/http/headers.ts";

type Encoding = "br" | "gzip" | "identity";
type Body = Uint8Array<ArrayBuffer>;
interface StoredPage {
  /** The version of the settings and content that the page was rendered from. */
  version: string;
  /** Weak, because it is the same for every encoding. */
  etag: string;
  body: Body;
  /** The responses in the encodings requested so far; clones of them are sent. */
  answers: Map<Encoding, Response>;
  notModified: Response;
  /** Whether the response is sent unchanged, because the build has compressed the file and set its ETag. */
  isFile: boolean;
  bytes: number;
}

/** Identifies a version of a page. */
export interface PageId {
  /** Its URL, language and theme. */
  key: string;
  /** The version of the settings and content that it shows. */
  version: string;
}

/** Room for 500 pages of 40 kB in two encodings. */
const MAX_BYTES = 32 * 1024 * 1024;
/** The estimated memory of a page in addition to its bodies. */
const PAGE_BYTES = 4_096;
/** The headers that a 304 repeats. */
const NOT_MODIFIED_HEADERS = new Set(["cache-control", "etag", "vary"]);
/** From quality 6 on, a page of 44 kB becomes 1 % smaller but blocks the event loop 40 times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Caches pages and files with their headers. Compresses a page only at its second request, because that takes as long as
 * rendering; the compression middleware handles the first response. Evicts the least recently used page when full.
 */
export class PageCache {
  /** Ordered by last use. */
  readonly #pages = new Map<string, StoredPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** Returns the cached response, or null when the page has to be rendered. */
  find(req: Request, { key, version }: PageId): Response | null {
    const page = this.#pages.get(key);
    if (page === undefined) return null;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    if (page.version !== version) {
      this.#evict(key);
      return null;
    }
    return this.#answer(req, page, page.isFile ? "identity" : encodingOf(req));
  }

  /** Stores a page unless it is an error or sets a cookie; returns the response to send. */
  async store(
    req: Request,
    rendered: Response,
    { key, version }: PageId,
  ): Promise<Response> {
    const { status, headers } = rendered;
    if (status !== 200 || headers.has("set-cookie")) return rendered;
    const page = await toStored(rendered, version);
    this.#evict(key);
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    this.#makeRoom();
    return this.#answer(req, page, "identity");
  }

  #answer(req: Request, page: StoredPage, encoding: Encoding): Response {
    const isKnown = req.headers.get("if-none-match")?.includes(page.etag);
    if (isKnown) return page.notModified.clone();
    const answer = page.answers.get(encoding) ?? this.#compress(page, encoding);
    return answer.clone();
  }

  #compress(page: StoredPage, encoding: Encoding): Response {
    const body = new Uint8Array(
      encoding === "br"
        ? brotliCompressSync(page.body, BROTLI)
        : gzipSync(page.body, { level: 9 }),
    );
    const answer = new Response(body, page.answers.get("identity"));
    answer.headers.set("content-encoding", encoding);
    page.answers.set(encoding, answer);
    page.bytes += body.length;
    this.#bytes += body.length;
    this.#makeRoom();
    return answer;
  }

  #makeRoom(): void {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#evict(key);
    }
  }

  #evict(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}

async function toStored(
  rendered: Response,
  version: string,
): Promise<StoredPage> {
  const body = await rendered.bytes();
  const answer = new Response(body, rendered);
  const isFile = answer.headers.has("etag");
  if (!isFile) {
    answer.headers.set("etag", await weakTag(body));
    answer.headers.append("vary", "Accept-Encoding");
  }
  const kept = [...answer.headers].filter(([name]) =>
    NOT_MODIFIED_HEADERS.has(name)
  );
  return {
    version,
    body,
    isFile,
    bytes: PAGE_BYTES + body.length,
    etag: answer.headers.get("etag")!,
    answers: new Map([["identity", answer]]),
    notModified: new Response(null, { status: 304, headers: kept }),
  };
}

async function weakTag(body: Body): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", body);
  return `W/"${new Uint8Array(digest).toHex().slice(0, 20)}"`;
}

/** Returns the most compact encoding that a client accepts. */
export function encodingOf({ headers }: Request): Encoding {
  const accepted = headers.get("accept-encoding");
  if (acceptsEncoding(accepted, "br")) return "br";
  return acceptsEncoding(accepted, "gzip") ? "gzip" : "identity";
}
