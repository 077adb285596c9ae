import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { answerWith, type HeaderList } from "../answer.ts";
import { acceptsEncoding } from "../compress.ts";

type Encoding = "br" | "gzip" | "identity";

/** A page that was rendered once, in every encoding it is sent in. */
type StoredPage = Record<Encoding, StoredAnswer>;

/** One encoding of a page, with its headers as they are sent. */
interface StoredAnswer {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: HeaderList;
  /** Those that a 304 repeats. */
  kept: HeaderList;
}

/** What a page depends on. */
interface PageId {
  /** Its address, language and theme. */
  key: string;
  /** The version of the settings and the content it shows. */
  version: unknown;
}

/** 16 languages, three themes, and room for the pages to come. */
const MAX_PAGES = 500;
/** What a 304 repeats. */
const KEPT_HEADERS: HeaderList = [["vary", "Accept-Encoding"]];
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
};

/**
 * Keeps rendered pages for as long as what they show stays the same. It holds the pages of one version at a time: the first
 * request with another version empties it.
 */
export class PageCache {
  readonly #pages = new Map<string, StoredPage>();
  #version: unknown;

  /** Gives the answer to a request from the store, or null when the page has to be rendered. */
  find(req: Request, { key, version }: PageId): Response | null {
    if (version !== this.#version) {
      this.#pages.clear();
      this.#version = version;
    }
    const page = this.#pages.get(key);
    return page === undefined ? null : answer(req, page);
  }

  /** Stores a rendered page (only a 200 is kept) and gives the answer to send. */
  async store(
    req: Request,
    rendered: Response,
    { key, version }: PageId,
  ): Promise<Response> {
    if (rendered.status !== 200) return rendered;
    const page = await toStored(rendered);
    // Rendering took a while: what shows older settings must not be stored among the newer pages.
    if (version === this.#version) this.#pages.set(key, page);
    if (this.#pages.size > MAX_PAGES) this.#pages.clear();
    return answer(req, page);
  }
}

async function toStored(rendered: Response): Promise<StoredPage> {
  const identity = await rendered.bytes();
  const digest = await crypto.subtle.digest("SHA-256", identity);
  const hash = new Uint8Array(digest).toHex().slice(0, 20);
  const bodies = {
    identity,
    br: new Uint8Array(brotliCompressSync(identity, BROTLI)),
    gzip: new Uint8Array(gzipSync(identity, { level: 9 })),
  };
  function store(encoding: Encoding): StoredAnswer {
    const etag = `"${hash}-${encoding}"`;
    const kept: HeaderList = [["etag", etag], ...KEPT_HEADERS];
    const headers = [...kept, ...headersOf(rendered, encoding)];
    return { body: bodies[encoding], etag, kept, headers };
  }
  return { br: store("br"), gzip: store("gzip"), identity: store("identity") };
}

function headersOf(
  { headers }: Response,
  encoding: Encoding,
): HeaderList {
  const type = headers.get("content-type") ?? "text/html; charset=utf-8";
  const list: HeaderList = [["content-type", type]];
  // The preload header of a framework that makes one.
  const link = headers.get("link");
  if (link !== null) list.push(["link", link]);
  if (encoding !== "identity") list.push(["content-encoding", encoding]);
  return list;
}

function answer(req: Request, page: StoredPage): Response {
  const encoding = chooseEncoding(req.headers.get("accept-encoding"));
  const { body, etag, kept, headers } = page[encoding];
  const isKnown = req.headers.get("if-none-match")?.includes(etag) === true;
  if (isKnown) return new Response(null, { status: 304, headers: kept });
  return answerWith(body, { headers });
}

function chooseEncoding(accepted: string | null): Encoding {
  if (acceptsEncoding(accepted, "br")) return "br";
  return acceptsEncoding(accepted, "gzip") ? "gzip" : "identity";
}
