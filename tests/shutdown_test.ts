import { deepEqual, equal } from "node:assert/strict";
import { openKv } from "@/lib/kv.ts";
import { listMessages } from "@/lib/domain/messages.ts";
import { listReviews } from "@/lib/domain/reviews.ts";
import { SETUP_TOKEN, signInAt } from "./helpers/live_admin.ts";
import { jpg } from "./helpers/pictures.ts";
import { startServer } from "./helpers/server_process.ts";

const MESSAGES = 49;

/** A request whose second half has not been sent yet. */
class HalfRequest {
  readonly #connection: Deno.TcpConn;
  readonly #rest: Uint8Array;

  private constructor(connection: Deno.TcpConn, rest: Uint8Array) {
    this.#connection = connection;
    this.#rest = rest;
  }

  /** Sends the head and half of the body. */
  static async begin(
    address: string,
    head: string[],
    body: Uint8Array,
  ): Promise<HalfRequest> {
    const { hostname, port, host } = new URL(address);
    const connection = await Deno.connect({ hostname, port: Number(port) });
    const lines = [
      ...head,
      `Host: ${host}`,
      `Content-Length: ${body.length}`,
      "Connection: close",
    ];
    const half = Math.floor(body.length / 2);
    const text = new TextEncoder().encode(`${lines.join("\r\n")}\r\n\r\n`);
    await write(connection, text);
    await write(connection, body.subarray(0, half));
    return new HalfRequest(connection, body.subarray(half));
  }

  /** Sends the rest; gives the status of the answer, after all of it has come. */
  async finish(): Promise<number> {
    await write(this.#connection, this.#rest);
    const answer = await new Response(this.#connection.readable).text();
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  }
}

async function write(to: Deno.Conn, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    at += await to.write(bytes.subarray(at));
  }
}

function beginMessage(address: string, n: number): Promise<HalfRequest> {
  const body = JSON.stringify({ subject: `Number ${n}`, body: "Hello" });
  const head = [
    "POST /api/messages HTTP/1.1",
    "Content-Type: application/json",
  ];
  return HalfRequest.begin(address, head, new TextEncoder().encode(body));
}

async function beginUpload(
  address: string,
  cookie: string,
): Promise<HalfRequest> {
  const form = new FormData();
  form.set("name", "Ada");
  form.set("review", "Good");
  form.set("image", new Blob([jpg]), "me.jpg");
  const request = new Request(address, { method: "POST", body: form });
  const head = [
    "POST /api/reviews HTTP/1.1",
    `Content-Type: ${request.headers.get("content-type")}`,
    `Cookie: ${cookie}`,
  ];
  return await HalfRequest.begin(address, head, await request.bytes());
}

Deno.test("a server that is asked to end answers all that it has begun, an upload included", async () => {
  const folder = await Deno.makeTempDir();
  const KV_PATH = `${folder}/waybill.kv`;
  try {
    const server = await startServer({ KV_PATH, SETUP_TOKEN });
    const cookie = await signInAt(server.address);
    const requests = await Promise.all([
      beginUpload(server.address, cookie),
      ...Array.from(
        { length: MESSAGES },
        (_, n) => beginMessage(server.address, n),
      ),
    ]);
    // An answer that comes after them says that they have arrived.
    await (await fetch(`${server.address}/healthz`)).body?.cancel();
    const ended = server.end();
    const statuses = await Promise.all(
      requests.map((request) => request.finish()),
    );
    deepEqual(statuses, requests.map(() => 200));
    equal(await ended, 0);
    const kv = await openKv(KV_PATH);
    const query = { page: 1, per_page: 1 };
    equal((await listMessages(kv, query)).total, MESSAGES);
    equal((await listReviews(kv, query)).total, 1);
    kv.close();
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
