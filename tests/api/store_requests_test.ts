import { equal, ok } from "node:assert/strict";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { stopMonotonicClock } from "../helpers/monotonic_clock.ts";
import { Chance } from "../helpers/chance.ts";
import { addFiled } from "../helpers/filed_parcels.ts";
import { addParcels } from "../helpers/parcels.ts";
import { fillReports } from "../helpers/reports.ts";
import { recordStoreRequests } from "../helpers/store_requests.ts";

const CODES = ["WB-1001", "WB-1002", "WB-1003"] as const;

/** Starts the app with a signed-in member and three parcels, and stops the clock that ages cached values. */
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

/** Fails if `send` makes more requests to the store than `most`. */
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

Deno.test("a look-up makes at most 7 store requests with an empty cache, then 4", async () => {
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

Deno.test("the list of parcels makes at most 8 store requests with an empty cache, then 6, and 8 with a filter; the dashboard 8", async () => {
  await using site = await start();
  const open = (path: string) => () => site.admin.get(path);
  await open("/control/index.html")();
  const list = "/control/parcels/list.html";
  await expectAtMost(8, open(list));
  await expectAtMost(6, open(list));
  for (
    const filter of [
      "stage=none",
      "late=yes",
      "due=2026-11-20",
      "stalled_days=3",
    ]
  ) {
    await expectAtMost(8, open(`${list}?${filter}`));
  }
  await expectAtMost(8, open("/control/index.html"));
});

Deno.test("the list of a job's parcels makes at most 8 store requests", async () => {
  await using site = await start();
  const { app, admin } = site;
  const update = { status: "In transit" };
  const { body } = await admin.post("/bulk", { codes: [...CODES], update });
  await app.jobs.drain();
  const { id } = body.data;
  await admin.get("/control/parcels/list.html");
  const screen = `/control/parcels/list.html?job_id=${id}`;
  await expectAtMost(8, () => admin.get(screen));
  await expectAtMost(8, () => admin.api("GET", `/parcels?job_id=${id}`));
});

Deno.test("a filter makes at most 8 store requests, with three parcels and with a hundred", async () => {
  await using site = await start();
  const { app, admin } = site;
  const inputs = Array.from({ length: 300 }, (_, at) => ({
    ...{ recipient_name: "Joe", destination: "Lyon" },
    tracking_code: `WB-9${1000 + at}`,
  }));
  const ask = () => admin.api("GET", "/parcels?stage=none");
  await ask();
  await expectAtMost(8, ask);
  await addParcels(app.kv, inputs);
  await foldAll(app.kv);
  await expectAtMost(8, ask);
});

/** Lists of two filters, and of a sort that their index does not have. */
const COMBINED = [
  "stage=in_transit&late=yes",
  "stage=in_transit&stalled_days=3",
  "stage=delivered&late=yes",
  "stage=in_transit&late=yes&sort=created",
  "stage=in_transit&late=yes&sort=event&order=oldest",
  "stage=in_transit&sort=due",
  "sort=due",
  "sort=event",
];

Deno.test("a list with two filters makes at most 13 store requests, with 50 of 300 parcels and with 50 of 6,000", async () => {
  await using site = await start();
  const { app, admin } = site;
  const late = { max_expected_delivery_date: "2020-02-02" };
  const open = { ...late, status: "In transit", stage: "in_transit" } as const;
  for (const count of [300, 5_700]) {
    await addFiled(app.kv, new Chance(1985), count, open);
    await foldAll(app.kv);
    await admin.get("/control/parcels/list.html");
    for (const query of COMBINED) {
      const list = `/control/parcels/list.html?${query}`;
      await expectAtMost(13, () => admin.get(list));
      const call = `/parcels?per_page=50&${query}`;
      await expectAtMost(13, () => admin.api("GET", call));
    }
  }
});

Deno.test("an update makes at most 6 store requests, a new parcel 5", async () => {
  await using site = await start();
  const { admin, ids } = site;
  const update = (id: string) => () =>
    admin.patch("/parcels", { id, status: "On hold" });
  const create = (tracking_code: string) => () =>
    admin.post("/parcels", {
      tracking_code,
      recipient_name: "Joe",
      destination: "Lyon",
    });
  equal((await update(ids[0]!)()).status, 200);
  await expectAtMost(6, update(ids[1]!));
  await expectAtMost(5, create("WB-2001"));
});

Deno.test("an entry with a status makes at most 6 store requests, a parcel with a status 5", async () => {
  await using site = await start();
  const { admin, ids } = site;
  const enter = (parcel_id: string) => () =>
    admin.post("/activities", {
      ...{ parcel_id, title: "Delivered", status: "Delivered" },
      ...{ description: "Left at the door.", color: "green" },
      icon: "check_circle",
    });
  const create = (tracking_code: string) => () =>
    admin.post("/parcels", {
      ...{ tracking_code, recipient_name: "Joe", destination: "Lyon" },
      status: "Pending",
    });
  equal((await enter(ids[0]!)()).status, 200);
  await expectAtMost(6, enter(ids[1]!));
  await expectAtMost(5, create("WB-2001"));
});

Deno.test("the reports make at most 4 store requests, with three parcels and with a hundred", async () => {
  await using site = await start();
  const { app, admin } = site;
  const open = () => admin.get("/control/reports.html?days=365");
  await open();
  await expectAtMost(4, open);
  await fillReports(app.kv, 100);
  await expectAtMost(4, open);
});

Deno.test("a new parcel with an idempotency key makes at most 7 store requests", async () => {
  await using site = await start();
  const post = (tracking_code: string) => () =>
    site.admin.form("/control/parcels/create.html", {
      ...{ tracking_code, recipient_name: "Joe", destination: "Lyon" },
      request_id: crypto.randomUUID(),
    });
  await post("WB-2001")();
  await expectAtMost(7, post("WB-2002"));
});
