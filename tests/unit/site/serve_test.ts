import { deepEqual, equal, match, notEqual, rejects } from "node:assert/strict";
import { SETUP_KEY } from "@/lib/accounts/setup.ts";
import { parseEnv } from "@/lib/env.ts";
import { serve } from "@/lib/site/serve.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { seedAdmin } from "@/tests/helpers/admin.ts";
import { type Faults, openFaultyKv } from "@/tests/helpers/faulty_store.ts";
import { memoryLog } from "@/tests/helpers/log.ts";
import { EnvError } from "@/lib/env_values.ts";

interface Options {
  env?: Record<string, string>;
  hasAdmin?: boolean;
  handler?: (req: Request) => Response | Promise<Response>;
  onPrint?: (kv: Kv) => void;
  faults?: Faults;
}

/** Serves on a free port; collects the printed lines. */
async function start(options: Options = {}) {
  const { env = {}, hasAdmin = false, onPrint = () => undefined } = options;
  const { handler = () => new Response("served"), faults = {} } = options;
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
  return { server, printed, [Symbol.asyncDispose]: server.stop };
}

Deno.test("serve() prints its URL and explains how to create the administrator", async () => {
  await using site = await start();
  equal(site.printed[0], `Waybill is at ${site.server.address}/`);
  match(site.printed[1]!, /\/control\/signup\.html\?token=[\w-]{22}$/);
});

Deno.test("serve() prints a link to the public origin, but not a configured token", async () => {
  await using site = await start({
    env: { PUBLIC_ORIGIN: "https://www.example.com", SETUP_TOKEN: "chosen" },
  });
  const link = /: https:\/\/www\.example\.com\/control\/signup\.html$/;
  match(site.printed[1]!, link);
});

Deno.test("serve() prints its URL only once the administrator can be created", async () => {
  const setups: Promise<unknown>[] = [];
  await using _site = await start({
    env: { SETUP_TOKEN: "chosen" },
    onPrint: (kv) => setups.push(kv.get(SETUP_KEY)),
  });
  for (const setup of await Promise.all(setups)) notEqual(setup, null);
});

Deno.test("serve() checks at start whether the store is writable", async () => {
  const faults: Faults = {
    before({ kind }) {
      if (kind === "commit") throw new TypeError("database or disk is full");
    },
  };
  const isReadOnly: Promise<boolean>[] = [];
  const onPrint = (kv: Kv) => isReadOnly.push(kv.isReadOnly());
  await using _site = await start({ faults, onPrint });
  deepEqual(await Promise.all(isReadOnly), [true]);
});

Deno.test("serve() prints no sign-up link if there is an administrator", async () => {
  await using site = await start({ hasAdmin: true });
  deepEqual(site.printed, [`Waybill is at ${site.server.address}/`]);
});

Deno.test("serve() finishes open requests before it stops", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  let arrived = 0;
  const { server } = await start({
    async handler() {
      arrived += 1;
      if (arrived === 50) arrive();
      await released;
      return new Response("served");
    },
  });
  const answers = Array.from(
    { length: 50 },
    () => fetch(server.address).then((answer) => answer.text()),
  );
  await arrival;
  const stopped = server.stop();
  release();
  deepEqual(new Set(await Promise.all(answers)), new Set(["served"]));
  await stopped;
});

Deno.test("serve() answers a URL that cannot be parsed with 400", async () => {
  await using site = await start({
    handler: (req) => new Response(new URL(req.url).pathname),
  });
  const port = Number(new URL(site.server.address).port);
  using connection = await Deno.connect({ hostname: "127.0.0.1", port });
  const request = "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n";
  await connection.write(new TextEncoder().encode(request));
  const bytes = new Uint8Array(1024);
  const length = await connection.read(bytes) ?? 0;
  const answer = new TextDecoder().decode(bytes.subarray(0, length));
  match(answer, /^HTTP\/1\.1 400 /);
});

Deno.test("serve() answers a URL that cannot be decoded with 400 and the security headers", async () => {
  await using site = await start({
    handler: (req) => new Response(decodeURI(new URL(req.url).pathname)),
  });
  const answer = await fetch(`${site.server.address}/parcels/%ff`);
  equal(answer.status, 400);
  equal(answer.headers.get("x-content-type-options"), "nosniff");
  equal(await answer.text(), "Bad request");
});

Deno.test("serve() names the port if it is in use", async () => {
  await using site = await start();
  const { port } = new URL(site.server.address);
  const error = new EnvError(`PORT ${port} is in use by another program`);
  await rejects(start({ env: { PORT: port } }), error);
});

Deno.test("serve() listens on an IPv6 address", async () => {
  await using site = await start({ env: { LISTEN: "::1" } });
  match(site.server.address, /^http:\/\/\[::1\]:\d+$/);
  equal(await (await fetch(site.server.address)).text(), "served");
});
