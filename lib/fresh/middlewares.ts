import { answerWith } from "./answer.ts";
import { assetsOf } from "./context.ts";
import { ALIVE_URL } from "./shared.ts";
import type { AssetFile, Middleware } from "./types.ts";

/**
 * Serves the build and `static/`, compressed for browsers that accept it. Content-hashed URLs are cached forever; all
 * others are revalidated by ETag.
 */
export function staticFiles<State>(): Middleware<State> {
  return function serveStaticFile(ctx) {
    const assets = assetsOf(ctx);
    const path = ctx.url.pathname;
    if (assets?.dev && path === ALIVE_URL) return streamStartTime();
    const file = assets?.files.get(path);
    if (file === undefined) return ctx.next();
    const { method, headers } = ctx.req;
    if (method !== "GET" && method !== "HEAD") {
      return new Response(null, {
        status: method === "OPTIONS" ? 204 : 405,
        headers: { allow: "GET, HEAD, OPTIONS" },
      });
    }
    const answer = pick(file, headers.get("accept-encoding"));
    const isKnown = headers.get("if-none-match")?.includes(`"${file.hash}"`);
    if (isKnown) {
      return new Response(null, { status: 304, headers: answer.kept });
    }
    return answerWith(method === "HEAD" ? null : answer.body, answer.headers);
  };
}

const startedAt = Date.now();

/** Streams the server's start time to an open page and keeps the connection open. */
function streamStartTime(): Response {
  const events = new ReadableStream<string>({
    start(controller) {
      controller.enqueue(`retry: 150\ndata: ${startedAt}\n\n`);
    },
  });
  return new Response(events.pipeThrough(new TextEncoderStream()), {
    headers: { "content-type": "text/event-stream" },
  });
}

// Match an encoding unless "q=0" refuses it.
const BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

type HeaderList = [name: string, value: string][];

interface Answer {
  body: Uint8Array<ArrayBuffer>;
  headers: HeaderList;
  /** Headers that a 304 repeats. */
  kept: HeaderList;
}

const FOR_EVER = "public, max-age=31536000, immutable";

// A file's headers never change, so they are built once for each encoding.
const prepared = new WeakMap<AssetFile, Record<Encoding, Answer>>();

type Encoding = "br" | "gzip" | "identity";

function pick(file: AssetFile, accepted: string | null): Answer {
  let answers = prepared.get(file);
  if (answers === undefined) {
    answers = {
      br: prepare(file, "br"),
      gzip: prepare(file, "gzip"),
      identity: prepare(file, "identity"),
    };
    prepared.set(file, answers);
  }
  if (file.br && BROTLI.test(accepted ?? "")) return answers.br;
  if (file.gzip && GZIP.test(accepted ?? "")) return answers.gzip;
  return answers.identity;
}

function prepare(file: AssetFile, encoding: Encoding): Answer {
  const body = encoding === "identity"
    ? file.body
    : file[encoding] ?? file.body;
  const kept: HeaderList = [
    ["etag", `W/"${file.hash}"`],
    ["cache-control", file.immutable ? FOR_EVER : "no-cache"],
  ];
  if (file.br) kept.push(["vary", "accept-encoding"]);
  const headers: HeaderList = [
    ...kept,
    ["content-type", file.type],
    ["content-length", String(body.length)],
  ];
  if (encoding !== "identity") headers.push(["content-encoding", encoding]);
  return { body, headers, kept };
}
