import { checkRead, checkWrite, Refusal } from "./limits.ts";
import {
  decodeRead,
  decodeWrite,
  encodeReadOutput,
  encodeWriteOutput,
} from "./messages.ts";
import { MemoryStore } from "./store.ts";

const TOKEN_NAME = "DENO_KV_ACCESS_TOKEN";
/** What the server takes from clients; the runtime has one token for all its databases, in the environment. */
export const ACCESS_TOKEN = Deno.env.get(TOKEN_NAME) ?? "access-token-of-tests";
export const DATABASE_ID = "00000000-0000-0000-0000-000000000000";
const VERSION = 3;
const DAY_MS = 86_400_000;
const PROTOBUF = { "content-type": "application/x-protobuf" };

export type Endpoint = "snapshot_read" | "atomic_write";

/** Stands between a request and its work, to lose answers, hold them back or refuse. */
export type Intercept = (
  endpoint: Endpoint,
  work: () => Response,
) => Response | Promise<Response>;

/** An empty database behind a server that speaks KV Connect; `await using` closes it. */
export interface KvConnect extends AsyncDisposable {
  /** Its URL, as KV_PATH has it. */
  path: string;
}

/**
 * Starts a double of denokv on a free port: its protocol (version 3) and its limits, in memory, and of its operations those
 * that Waybill asks for. Lets this process's own Deno.openKv() in.
 */
export function openKvConnect(
  intercept: Intercept = (_, work) => work(),
): KvConnect {
  if (!Deno.env.has(TOKEN_NAME)) Deno.env.set(TOKEN_NAME, ACCESS_TOKEN);
  const store = new MemoryStore();
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    async (request) => {
      try {
        return await answer(request, store, intercept);
      } catch (error) {
        if (error instanceof Refusal) {
          return new Response(error.message, { status: error.status });
        }
        // The client repeats for ever what is answered by a 5xx.
        return new Response(String(error), { status: 400 });
      }
    },
  );
  return {
    path: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** Does all commits, and loses the answers to those whose numbers, from 0, `isLost` names. Deno asks for these once more. */
export function losing(isLost: (commit: number) => boolean): Intercept {
  let commits = 0;
  return (endpoint, work) => {
    const answer = work();
    if (endpoint === "snapshot_read" || !isLost(commits++)) return answer;
    return new Response("The answer is lost", { status: 503 });
  };
}

async function answer(
  request: Request,
  store: MemoryStore,
  intercept: Intercept,
): Promise<Response> {
  if (request.headers.get("authorization") !== `Bearer ${ACCESS_TOKEN}`) {
    throw new Refusal(401, "The access token is wrong");
  }
  const { pathname } = new URL(request.url);
  if (pathname === "/") return exchangeMetadata(await request.json());
  requireDatabase(request.headers);
  const body = await request.bytes();
  switch (pathname) {
    case "/v2/snapshot_read":
      return await intercept("snapshot_read", () => read(store, body));
    case "/v2/atomic_write":
      return await intercept("atomic_write", () => write(store, body));
    default:
      throw new Refusal(404, `Waybill does not ask for ${pathname}`);
  }
}

function exchangeMetadata(
  { supportedVersions }: { supportedVersions: number[] },
): Response {
  if (!supportedVersions.includes(VERSION)) {
    throw new Refusal(400, `The server speaks version ${VERSION}`);
  }
  return Response.json({
    version: VERSION,
    databaseId: DATABASE_ID,
    endpoints: [{ url: "/v2", consistency: "strong" }],
    token: ACCESS_TOKEN,
    expiresAt: new Date(Date.now() + DAY_MS).toISOString(),
  });
}

function requireDatabase(headers: Headers): void {
  if (
    headers.get("x-denokv-version") !== String(VERSION) ||
    headers.get("x-denokv-database-id") !== DATABASE_ID
  ) throw new Refusal(400, "The database or the version is another");
}

function read(store: MemoryStore, body: Uint8Array): Response {
  const ranges = decodeRead(body);
  checkRead(ranges);
  const entries = ranges.map((range) => store.read(range));
  return new Response(encodeReadOutput(entries) as BodyInit, {
    headers: PROTOBUF,
  });
}

function write(store: MemoryStore, body: Uint8Array): Response {
  const write = decodeWrite(body);
  checkWrite(write);
  const versionstamp = store.write(write);
  return new Response(encodeWriteOutput(versionstamp) as BodyInit, {
    headers: PROTOBUF,
  });
}
