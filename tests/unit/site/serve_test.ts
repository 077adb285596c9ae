import { deepEqual, equal, match, notEqual, rejects } from "node:assert/strict";
import { SETUP_KEY } from "@/lib/accounts/setup_lock.ts";
import { EnvError, parseEnv } from "@/lib/env.ts";
import { serve, type Server } from "@/lib/site/serve.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { seedAdmin } from "@/tests/helpers/admin.ts";
import { type Faults, openFaultyKv } from "@/tests/helpers/faulty_store.ts";
import { memoryLog } from "@/tests/helpers/log.ts";

interface Options {
  env?: Record<string, string>;
  hasAdmin?: boolean;
  handler?: (req: Request) => Response | Promise<Response>;
  onPrint?: (kv: Kv) => void;
  faults?: Faults;
}

/** Serves on a free port; returns the printed lines as well. */
async function start(
  options: Options = {},
): Promise<{ server: Server; printed: string[] }> {
  const { env = {}, hasAdmin = false, onPrint = () => undefined } = options;
  const { handler = () => new Response("served") } = options;
  const { faults = {} } = options;
  const kv = await openFaultyKv(":memory:", { faults });
  if (hasAdmin) await seedAdmin(kv);
  const printed: string[] = [];
  const server = await serve(handler, {
    kv,
    env: parseEnv({ PORT: "0", LISTEN: "127.0.0.1", ...env }),
    log: memoryLog().log,
    flush: () => undefined,
    print: (line) => {
      printed.push(line);
      onPrint(kv);
    },
  }).catch((error) => {
    kv.close();
    throw error;
  });
  return { server, printed };
}

Deno.test("serve() says where it is and how to create the administrator", async () => {
  const { server, printed } = await start();
  equal(printed[0], `Waybill is at ${server.address}/`);
  match(printed[1] ?? "", /\/control\/signup\.html\?token=[\w-]{22}$/);
  await server.stop();
});

Deno.test("serve() makes the link with the public origin and keeps a chosen token to itself", async () => {
  const env = {
    PUBLIC_ORIGIN: "https://www.example.com",
    SETUP_TOKEN: "chosen",
  };
  const { server, printed } = await start({ env });
  match(
    printed[1] ?? "",
    /: https:\/\/www\.example\.com\/control\/signup\.html$/,
  );
  await server.stop();
});

Deno.test("serve() says where it is only when the administrator can be created there", async () => {
  const setups: Promise<unknown>[] = [];
  const { server } = await start({
    env: { SETUP_TOKEN: "chosen" },
    onPrint: (kv) => setups.push(kv.get(SETUP_KEY)),
  });
  for (const setup of await Promise.all(setups)) notEqual(setup, null);
  await server.stop();
});

Deno.test("serve() checks at start whether the store is writable", async () => {
  const faults = {
    before({ kind }: { kind: string }) {
      if (kind === "commit") throw new TypeError("database or disk is full");
    },
  };
  const isReadOnly: Promise<boolean>[] = [];
  const { server } = await start({
    faults,
    onPrint: (kv) => isReadOnly.push(kv.isReadOnly()),
  });
  deepEqual(await Promise.all(isReadOnly), [true]);
  await server.stop();
});

Deno.test("serve() prints no link once there is an administrator", async () => {
  const { server, printed } = await start({ hasAdmin: true });
  deepEqual(printed, [`Waybill is at ${server.address}/`]);
  await server.stop();
});

Deno.test("serve() finishes the requests under way before it stops", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let arrived = 0;
  const { promise: allHere, resolve: sayAllHere } = Promise.withResolvers<
    void
  >();
  const { server } = await start({
    async handler() {
      arrived += 1;
      if (arrived === 50) sayAllHere();
      await released;
      return new Response("served");
    },
  });
  const answers = Array.from(
    { length: 50 },
    () => fetch(server.address).then((answer) => answer.text()),
  );
  await allHere;
  const stopped = server.stop();
  release();
  deepEqual(new Set(await Promise.all(answers)), new Set(["served"]));
  await stopped;
});

Deno.test("serve() refuses an address that cannot be parsed, with 400", async () => {
  const { server } = await start({
    handler: (req) => new Response(new URL(req.url).pathname),
  });
  const port = Number(new URL(server.address).port);
  using connection = await Deno.connect({ hostname: "127.0.0.1", port });
  const request = "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n";
  await connection.write(new TextEncoder().encode(request));
  const bytes = new Uint8Array(1024);
  const length = await connection.read(bytes) ?? 0;
  match(
    new TextDecoder().decode(bytes.subarray(0, length)),
    /^HTTP\/1\.1 400 /,
  );
  await server.stop();
});

Deno.test("serve() refuses an address that cannot be decoded, with 400 and the security headers", async () => {
  const { server } = await start({
    handler: (req) => new Response(decodeURI(new URL(req.url).pathname)),
  });
  const answer = await fetch(`${server.address}/parcels/%ff`);
  equal(answer.status, 400);
  equal(answer.headers.get("x-content-type-options"), "nosniff");
  equal(await answer.text(), "Bad request");
  await server.stop();
});

Deno.test("serve() says which port is in use", async () => {
  const { server } = await start();
  const { port } = new URL(server.address);
  await rejects(
    start({ env: { PORT: port } }),
    new EnvError(`PORT ${port} is in use by another program`),
  );
  await server.stop();
});

Deno.test("serve() says where it is on an IPv6 address", async () => {
  const { server } = await start({ env: { LISTEN: "::1" } });
  match(server.address, /^http:\/\/\[::1\]:\d+$/);
  equal(await (await fetch(server.address)).text(), "served");
  await server.stop();
});
