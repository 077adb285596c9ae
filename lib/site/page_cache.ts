import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptsEncoding } from "@/lib/http/headers.ts";

type Encoding = "br" | "gzip" | "identity";
type Body = Uint8Array<ArrayBuffer>;
type HeaderList = [name: string, value: string][];

interface StoredPage {
  /** What the page was rendered from. */
  version: string;
  /** The page, and its compressed copies that were requested so far. */
  bodies: Map<Encoding, Body>;
  /** Weak, because it is the same for every encoding. */
  etag: string;
  headers: HeaderList;
  /** The headers of a 304. */
  kept: HeaderList;
}

/** What a page depends on. */
interface PageId {
  /** Its address, language and theme. */
  key: string;
  /** The version of the settings and the content that it shows. */
  version: string;
}

/** Room for 500 pages of 40 kB in two encodings. */
const MAX_BYTES = 32 * 1024 * 1024;
/** The memory of a page beside its bodies. */
const PAGE_BYTES = 2_048;
/** The headers that a 304 repeats. */
const KEPT_HEADERS = new Set(["cache-control", "etag", "vary"]);
/** From 6 on a page of 44 kB becomes 1 % smaller but blocks the event loop 40 times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Caches pages with their headers. A page is compressed at its second request, which takes as long as rendering it; the first
 * answer is left to the compression middleware. When the memory is full, the least recently used page is evicted.
 */
export class PageCache {
  /** In the order of their last use. */
  readonly #pages = new Map<string, StoredPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** Returns the answer from the cache, or null when the page has to be rendered. */
  find(req: Request, { key, version }: PageId): Response | null {
    const page = this.#pages.get(key);
    if (page === undefined) return null;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    if (page.version !== version) {
      this.#evict(key);
      return null;
    }
    if (isKnown(req, page)) return notModified(page);
    const encoding = chooseEncoding(req);
    const body = this.#body(page, encoding);
    const answer = new Response(body, { headers: page.headers });
    if (encoding !== "identity") {
      answer.headers.append("content-encoding", encoding);
    }
    return answer;
  }

  /** Stores a page unless it is an error or sets a cookie; returns the answer to send. */
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
    this.#bytes += sizeOf(page);
    this.#makeRoom();
    if (isKnown(req, page)) return notModified(page);
    return new Response(page.bodies.get("identity"), { headers: page.headers });
  }

  #body({ bodies }: StoredPage, encoding: Encoding): Body {
    const stored = bodies.get(encoding);
    if (stored !== undefined) return stored;
    const body = compress(bodies.get("identity")!, encoding);
    bodies.set(encoding, body);
    this.#bytes += body.length;
    this.#makeRoom();
    return body;
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
    this.#bytes -= sizeOf(page);
  }
}

function compress(body: Body, encoding: Encoding): Body {
  return new Uint8Array(
    encoding === "br"
      ? brotliCompressSync(body, BROTLI)
      : gzipSync(body, { level: 9 }),
  );
}

function sizeOf({ bodies }: StoredPage): number {
  return bodies.values().reduce((sum, body) => sum + body.length, PAGE_BYTES);
}

async function toStored(
  rendered: Response,
  version: string,
): Promise<StoredPage> {
  const body = await rendered.bytes();
  const digest = await crypto.subtle.digest("SHA-256", body);
  const etag = `W/"${new Uint8Array(digest).toHex().slice(0, 20)}"`;
  const answer = new Response(null, rendered);
  answer.headers.set("etag", etag);
  answer.headers.append("vary", "Accept-Encoding");
  const headers = [...answer.headers];
  const kept = headers.filter(([name]) => KEPT_HEADERS.has(name));
  return {
    ...{ version, etag, headers, kept },
    bodies: new Map([["identity", body]]),
  };
}

function isKnown(req: Request, { etag }: StoredPage): boolean {
  return req.headers.get("if-none-match")?.includes(etag) === true;
}

function notModified({ kept }: StoredPage): Response {
  return new Response(null, { status: 304, headers: kept });
}

function chooseEncoding({ headers }: Request): Encoding {
  const accepted = headers.get("accept-encoding");
  if (acceptsEncoding(accepted, "br")) return "br";
  return acceptsEncoding(accepted, "gzip") ? "gzip" : "identity";
}
