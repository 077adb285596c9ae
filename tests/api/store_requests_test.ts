import { equal, ok } from "node:assert/strict";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { stopMonotonicClock } from "../helpers/monotonic_clock.ts";
import { recordStoreRequests } from "../helpers/store_requests.ts";

const CODES = ["WB-1001", "WB-1002", "WB-1003"] as const;

/** Starts the app with an administrator signed in and three parcels, and holds still the clock that cached values age by. */
async function start(): Promise<
  AsyncDisposable & { app: TestApp; admin: Client; ids: string[] }
> {
  const app = await testApp();
  const admin = await app.signedIn();
  const ids: string[] = [];
  for (const tracking_code of CODES) {
    const parcel = { recipient_name: "Ann Smith", destination: "Nantes" };
    ids.push((await createParcel(app.kv, { ...parcel, tracking_code })).id);
  }
  const clock = stopMonotonicClock();
  return {
    app,
    admin,
    ids,
    async [Symbol.asyncDispose]() {
      clock[Symbol.dispose]();
      await app[Symbol.asyncDispose]();
    },
  };
}

/** Fails when the request makes more requests to the store than it may. */
async function expectAtMost(
  most: number,
  send: () => Promise<{ status: number; text: string }>,
): Promise<void> {
  using store = recordStoreRequests();
  const { status, text } = await send();
  ok(status === 200 || status === 303, `${status} ${text}`);
  const { requests } = store;
  ok(requests.length > 0, "No request was recorded");
  ok(
    requests.length <= most,
    `${requests.length} requests:\n${requests.join("\n")}`,
  );
}

Deno.test("a look-up makes 7 requests to the store with nothing cached, then 4", async () => {
  await using site = await start();
  const lookUp = (code: string) => () =>
    site.app.client().get(`/track.html?code=${code}`);
  await expectAtMost(7, lookUp(CODES[0]));
  await expectAtMost(4, lookUp(CODES[1]));
  await expectAtMost(
    4,
    () => site.app.client().send(`/api/parcels/${CODES[2]}`),
  );
});

Deno.test("the list of parcels makes 5 requests to the store, the dashboard 7", async () => {
  await using site = await start();
  const open = (path: string) => () => site.admin.get(path);
  await open("/control/index.html")();
  await expectAtMost(5, open("/control/parcels/list.html"));
  await expectAtMost(7, open("/control/index.html"));
});

Deno.test("an update makes 6 requests to the store, a new parcel 5", async () => {
  await using site = await start();
  const { admin, ids } = site;
  const update = (id: string) => () =>
    admin.api("PATCH", "/parcels", { body: { id, status: "On hold" } });
  const create = (tracking_code: string) => () =>
    admin.api("POST", "/parcels", {
      body: { tracking_code, recipient_name: "Joe", destination: "Lyon" },
    });
  equal((await update(ids[0]!)()).status, 200);
  await expectAtMost(6, update(ids[1]!));
  await expectAtMost(5, create("WB-2001"));
});

Deno.test("a new parcel with an idempotency key makes 7 requests to the store", async () => {
  await using site = await start();
  const post = (tracking_code: string) => () =>
    site.admin.form("/control/parcels/create.html", {
      ...{ tracking_code, recipient_name: "Joe", destination: "Lyon" },
      request_id: crypto.randomUUID(),
    });
  await post("WB-2001")();
  await expectAtMost(7, post("WB-2002"));
});
