import { equal, match, ok } from "node:assert/strict";
import { startServer } from "../helpers/server_process.ts";

/** Requests byte for byte; `{host}` is replaced by the server's host. */
const REFUSED: [what: string, request: string][] = [
  ["two hosts", "GET / HTTP/1.1\r\nHost: {host}\r\nHost: evil.example\r\n"],
  ["an empty host", "GET / HTTP/1.1\r\nHost: \r\n"],
  ["a host with a path", "GET / HTTP/1.1\r\nHost: {host}/x\r\n"],
  ["a host with a user", "GET / HTTP/1.1\r\nHost: a@{host}\r\n"],
  ["a host that is not served", "GET / HTTP/1.1\r\nHost: evil.example\r\n"],
  [
    "an absolute address of another host",
    "GET http://evil.example/ HTTP/1.1\r\nHost: {host}\r\n",
  ],
  [
    "an absolute address and another host in the header",
    "GET http://{host}/ HTTP/1.1\r\nHost: evil.example\r\n",
  ],
  [
    "two lengths",
    post("Content-Length: 2\r\nContent-Length: 3\r\n", "{}\n"),
  ],
  ["a negative length", post("Content-Length: -2\r\n", "{}")],
  ["a length with a sign", post("Content-Length: +2\r\n", "{}")],
  [
    "a length beyond all numbers",
    post(`Content-Length: 9${"9".repeat(30)}\r\n`),
  ],
  ["an unknown transfer coding", post("Transfer-Encoding: xchunked\r\n", "{}")],
  [
    "chunked before another coding",
    post("Transfer-Encoding: chunked, gzip\r\n", "2\r\n{}\r\n0\r\n\r\n"),
  ],
  [
    "a chunk without a size",
    post("Transfer-Encoding: chunked\r\n", "zz\r\n{}\r\n0\r\n\r\n"),
  ],
  [
    "a chunk beyond all numbers",
    post("Transfer-Encoding: chunked\r\n", `${"f".repeat(17)}\r\n{}\r\n`),
  ],
  [
    "a chunk that is longer than it says",
    post("Transfer-Encoding: chunked\r\n", "1\r\n{}\r\n0\r\n\r\n"),
  ],
  [
    "an address of 100 KB",
    `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: {host}\r\n`,
  ],
  [
    "200 headers",
    `GET / HTTP/1.1\r\nHost: {host}\r\n${"X-A: b\r\n".repeat(200)}`,
  ],
  [
    "a header of a megabyte",
    `GET / HTTP/1.1\r\nHost: {host}\r\nX-A: ${"b".repeat(1_000_000)}\r\n`,
  ],
  ["NUL in a header", "GET / HTTP/1.1\r\nHost: {host}\r\nX-A: b\0c\r\n"],
  ["NUL in the address", "GET /\0 HTTP/1.1\r\nHost: {host}\r\n"],
  [
    "a space in a header's name",
    "GET / HTTP/1.1\r\nHost: {host}\r\nX A: b\r\n",
  ],
  [
    "a header over two lines",
    "GET / HTTP/1.1\r\nHost: {host}\r\nX-A: b\r\n c\r\n",
  ],
  ["a line without a header", "GET / HTTP/1.1\r\nHost: {host}\r\nnothing\r\n"],
  ["HTTP of a later time", "GET / HTTP/3.7\r\nHost: {host}\r\n"],
  ["HTTP of the first days", "GET /\r\n"],
  ["no spaces", "GET/HTTP/1.1\r\nHost: {host}\r\n"],
  ["a small method", "get / HTTP/1.1\r\nHost: {host}\r\n"],
  ["TRACE", "TRACE / HTTP/1.1\r\nHost: {host}\r\n"],
  ["CONNECT", "CONNECT {host} HTTP/1.1\r\nHost: {host}\r\n"],
  ["an asterisk", "GET * HTTP/1.1\r\nHost: {host}\r\n"],
  ["an address that is none", "GET /%zz%ff HTTP/1.1\r\nHost: {host}\r\n"],
  [
    "an address of two slashes",
    "GET //evil.example/ HTTP/1.1\r\nHost: {host}\r\n",
  ],
  ["the start of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n"],
];

function post(headers: string, body = ""): string {
  return `POST /api/messages HTTP/1.1\r\nHost: {host}\r\n${headers}` +
    `Content-Type: application/json\r\nConnection: close\r\n\r\n${body}`;
}

const SERVED: [what: string, request: string][] = [
  [
    "an absolute address of its own",
    "GET http://{host}/healthz HTTP/1.1\r\nHost: {host}\r\n",
  ],
  ["HTTP/1.0", "GET /healthz HTTP/1.0\r\nHost: {host}\r\n"],
  ["HTTP/1.0 without a host", "GET /healthz HTTP/1.0\r\n"],
];

Deno.test("HEAD answers with the length of GET and no body", async () => {
  const server = await startServer({ KV_PATH: ":memory:" });
  try {
    for (const path of ["/", "/contact.html", "/robots.txt", "/api/graph"]) {
      for (const encoding of ["identity", "gzip"]) {
        const ask = (method: string) =>
          send(
            server.address,
            `${method} ${path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n`,
          );
        const length = /content-length: (\d+)/i;
        const get = length.exec(await ask("GET"))?.[1];
        const head = await ask("HEAD");
        equal(length.exec(head)?.[1], get, `${path} in ${encoding}`);
        match(head, /^HTTP\/1\.1 200 [^]*\r\n\r\n$/);
      }
    }
  } finally {
    await server.end();
  }
});

Deno.test("malformed requests are rejected, and the next request is served", async (t) => {
  const server = await startServer({
    KV_PATH: ":memory:",
    ALLOWED_HOSTS: "127.0.0.1",
  });
  try {
    for (const [what, request] of REFUSED) {
      await t.step(`${what} is rejected`, async () => {
        const answer = await send(server.address, request);
        if (answer !== "") match(answer, /^HTTP\/1\.[01] 4\d\d /);
        ok(!answer.slice(9).includes("HTTP/1."), "one answer at most");
        await isServing(server.address);
      });
    }
    for (const [what, request] of SERVED) {
      await t.step(`${what} is served`, async () => {
        match(await send(server.address, request), /^HTTP\/1\.[01] 200 /);
      });
    }
    await t.step(
      "a body with a length and chunks is one request, not two",
      async () => {
        const smuggled = post(
          "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
          "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n",
        );
        const answer = await send(server.address, smuggled);
        ok(!answer.includes('"ok"'), answer);
        await isServing(server.address);
      },
    );
    await t.step(
      "a body that never arrives times out while other requests are served",
      async () => {
        const request = post("Content-Length: 50\r\n", "{");
        const connection = await connect(server.address);
        await writeAll(connection, toBytes(server.address, request));
        const buffer = new Uint8Array(1000);
        const answer = connection.read(buffer);
        await isServing(server.address);
        await answer;
        connection.close();
        match(new TextDecoder().decode(buffer), /^HTTP\/1\.1 408 /);
      },
    );
  } finally {
    await server.kill();
  }
});

async function isServing(address: string): Promise<void> {
  const response = await fetch(`${address}/healthz`);
  equal(response.status, 200);
  equal(await response.text(), '{"status":"ok"}');
}

/** Sends bytes and returns the response until the server closes the connection; "" if it closes immediately. */
async function send(address: string, request: string): Promise<string> {
  const connection = await connect(address);
  try {
    const [answer] = await Promise.all([
      readAll(connection),
      writeAll(connection, toBytes(address, request)),
    ]);
    return answer;
  } finally {
    connection.close();
  }
}

function connect(address: string): Promise<Deno.TcpConn> {
  const { hostname, port } = new URL(address);
  return Deno.connect({ hostname, port: Number(port) });
}

/** Encodes one byte per character, and completes the headers of a request that does not end them. */
function toBytes(address: string, request: string): Uint8Array {
  const whole = request.includes("\r\n\r\n")
    ? request
    : `${request}Connection: close\r\n\r\n`;
  return Uint8Array.from(
    whole.replaceAll("{host}", new URL(address).host),
    (letter) => letter.charCodeAt(0),
  );
}

async function writeAll(to: Deno.Conn, bytes: Uint8Array): Promise<void> {
  try {
    for (let at = 0; at < bytes.length;) {
      at += await to.write(bytes.subarray(at));
    }
  } catch {
    // The server has closed before it had read everything, as it may.
  }
}

async function readAll(from: Deno.Conn): Promise<string> {
  const buffer = new Uint8Array(65_536);
  let text = "";
  try {
    for (let size = await from.read(buffer); size !== null;) {
      text += new TextDecoder().decode(buffer.subarray(0, size));
      size = await from.read(buffer);
    }
  } catch {
    // It was closed the hard way.
  }
  return text;
}
