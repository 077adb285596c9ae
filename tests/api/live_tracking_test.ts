import { deepEqual, equal, match, notEqual, ok } from "node:assert/strict";
import { createActivity, updateActivity } from "@/lib/parcels/activities.ts";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { MAX_STREAMS_OF_CLIENT } from "@/lib/tracking/live.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { readProgress, shownFingerprint } from "@/lib/tracking/progress.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { sharedStore } from "../helpers/store.ts";
import { test } from "../helpers/site.ts";

const CODE = "WB-1111";
const EVENTS = `/api/parcels/${CODE}/events`;

function addParcel(kv: Kv, fields = {}): Promise<Parcel> {
  return createParcel(kv, {
    tracking_code: CODE,
    recipient_name: "Ann Smith",
    recipient_email: "ann@example.com",
    recipient_phone_number: "+33 1 99 00 12 34",
    destination: "4 Quai de la Fosse, Nantes",
    ...fields,
  });
}

function addEntry(kv: Kv, parcel_id: string, title = "Left the depot") {
  return createActivity(kv, {
    ...{ parcel_id, title, description: "" },
    ...{ icon: "local_shipping", color: "green" },
  });
}

/** An open page and its stream of events. */
class OpenPage {
  readonly response: Response;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(response: Response) {
    this.response = response;
    this.#reader = response.body!.getReader();
  }

  async next(): Promise<string> {
    const { value } = await this.#reader.read();
    return new TextDecoder().decode(value);
  }

  /** Returns everything up to the end of the stream. */
  async rest(): Promise<string> {
    let text = "";
    for (let part = await this.next(); part !== ""; part = await this.next()) {
      text += part;
    }
    return text;
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }
}

async function openPage(
  app: TestApp,
  path = EVENTS,
  { headers = {}, ip = "203.0.113.7" } = {},
): Promise<OpenPage> {
  const remoteAddr = { transport: "tcp", hostname: ip, port: 1 } as const;
  const request = new Request(`http://localhost:8000${path}`, { headers });
  const completed = Promise.resolve();
  return new OpenPage(await app.handler(request, { remoteAddr, completed }));
}

/** Returns the fingerprint of a page opened now. */
async function fingerprintNow(app: TestApp): Promise<string> {
  const options = { headers: { "cache-control": "no-cache" } };
  const { body, headers } = await app.client().api(
    "GET",
    `/parcels/${CODE}`,
    options,
  );
  return shownFingerprint(body.data, readProgress(headers));
}

Deno.test("an open page gets another instance's changes, but only to its own parcel", async () => {
  await using store = await sharedStore();
  await using here = await testApp({ kvPath: store.path });
  await using there = await testApp({ kvPath: store.path });
  const parcel = await addParcel(there.kv);
  const other = await addParcel(there.kv, { tracking_code: "WB-2222" });
  const page = await openPage(
    here,
    `${EVENTS}?seen=${await fingerprintNow(here)}`,
  );
  equal(page.response.headers.get("content-type"), "text/event-stream");
  match(page.response.headers.get("cache-control")!, /no-store/);
  equal(await page.next(), "retry: 5000\n\n");

  await addEntry(there.kv, other.id);
  await here.live.look();
  const entry = await addEntry(there.kv, parcel.id);
  await here.live.look();
  await here.live.look();
  const first = await page.next();
  equal(first, `id: ${await fingerprintNow(here)}\ndata: changed\n\n`);
  await updateActivity(there.kv, { id: entry.id, title: "Left Lyon" });
  await here.live.look();
  const second = await page.next();
  notEqual(second, first);
  await updateParcel(there.kv, { id: parcel.id, parcel_content: "Books" });
  await here.live.look();
  await parcelTrash.purge(there.kv, parcel.id);
  await here.live.look();
  equal(await page.next(), "id: \ndata: changed\n\n");
  here.live.stop();
  equal(await page.rest(), "");
});

test("an open page gets only changes of settings that affect its view", async ({ app }) => {
  await addParcel(app.kv);
  const page = await openPage(
    app,
    `${EVENTS}?seen=${await fingerprintNow(app)}`,
  );
  equal(await page.next(), "retry: 5000\n\n");
  await updateSettings(app.kv, { company_name: "Harbour" });
  await app.live.look();
  await updateSettings(app.kv, { tracking_privacy: "masked" });
  await app.live.look();
  equal(
    await page.next(),
    `id: ${await fingerprintNow(app)}\ndata: changed\n\n`,
  );
  app.live.stop();
  equal(await page.rest(), "");
});

Deno.test("an open page gets an event at midnight if its parcel becomes late", async () => {
  // A minute before midnight in Tokyo.
  const clock = { ms: Date.parse("2026-11-24T14:59:00Z") };
  await using app = await testApp({ clock });
  await updateSettings(app.kv, { time_zone: "Asia/Tokyo" });
  const late = await addParcel(app.kv, {
    max_expected_delivery_date: "2026-11-24",
  });
  await addParcel(app.kv, { tracking_code: "WB-2222" });
  const page = await openPage(
    app,
    `${EVENTS}?seen=${await fingerprintNow(app)}`,
  );
  const other = await openPage(app, "/api/parcels/WB-2222/events");
  for (const opened of [page, other]) {
    equal(await opened.next(), "retry: 5000\n\n");
  }
  clock.ms += 30_000;
  await app.live.look();
  clock.ms += 30_000;
  await app.live.look();
  equal(
    await page.next(),
    `id: ${await fingerprintNow(app)}\ndata: changed\n\n`,
  );
  await updateParcel(app.kv, { id: late.id, status: "Delivered" });
  await app.live.look();
  equal(
    await page.next(),
    `id: ${await fingerprintNow(app)}\ndata: changed\n\n`,
  );
  app.live.stop();
  equal(await other.rest(), "");
});

test("a stale page gets an event immediately, even when it reconnects", async ({ app }) => {
  const parcel = await addParcel(app.kv);
  const seen = await fingerprintNow(app);
  await addEntry(app.kv, parcel.id);
  const now = await fingerprintNow(app);
  const changed = `retry: 5000\n\nid: ${now}\ndata: changed\n\n`;
  const late = await openPage(app, `${EVENTS}?seen=${seen}`);
  equal(await late.next(), changed);
  const back = await openPage(app, `${EVENTS}?seen=${seen}`, {
    headers: { "last-event-id": now },
  });
  equal(await back.next(), "retry: 5000\n\n");
  const { text } = await app.client().get(`${EVENTS}?once&seen=${seen}`);
  equal(text, changed);
  equal((await app.client().get(`${EVENTS}?once`)).text, "retry: 5000\n\n");
});

Deno.test("a change between reading the parcel and starting the stream is not lost", async () => {
  let during: (() => Promise<unknown>) | null = null;
  await using app = await testApp({
    faults: {
      async after({ kind, keys }) {
        // Runs after the page's parcel has been read and before its stream begins.
        if (kind !== "list" || keys[0]?.[0] !== "activities") return;
        const work = during;
        during = null;
        await work?.();
      },
    },
  });
  const parcel = await addParcel(app.kv);
  const first = await openPage(app);
  await first.next();
  during = async () => {
    await updateParcel(app.kv, { id: parcel.id, status: "Customs" });
    await app.live.look();
  };
  const page = await openPage(app);
  equal(await page.next(), "retry: 5000\n\n");
  await app.live.look();
  match(await page.next(), /data: changed/);
});

test("a page gets events only about data that its reader sees; a member sees the visitor's view", async ({ app }) => {
  await updateSettings(app.kv, { tracking_privacy: "masked" });
  const parcel = await addParcel(app.kv);
  const client = app.client();
  await client.post(`/parcels/${CODE}/proof`, { proof: "1234" });
  const cookie = `proof=${client.cookies.get("proof")}`;
  const admin = await app.signedIn();
  const masked = await openPage(app);
  const proven = await openPage(app, EVENTS, { headers: { cookie } });
  const signedIn = await openPage(app, EVENTS, {
    headers: { cookie: `sid=${admin.cookies.get("sid")}` },
  });
  for (const page of [masked, proven, signedIn]) await page.next();

  const { id } = parcel;
  await updateParcel(app.kv, { id, recipient_name: "Alan Stone" });
  await app.live.look();
  match(await proven.next(), /data: changed/);
  await updateParcel(app.kv, { id, declared_value: "EUR 9" });
  await app.live.look();
  await updateParcel(app.kv, { id, status: "Delivered" });
  await app.live.look();
  // Members see the same page as visitors.
  for (const page of [masked, signedIn]) {
    match(await page.next(), /data: changed/);
  }
  app.live.stop();
  for (const page of [masked, signedIn]) equal(await page.rest(), "");
  deepEqual((await proven.rest()).match(/data/g), ["data"]);
});

test("a stream whose client stops reading is closed", async ({ app }) => {
  const { id } = await addParcel(app.kv);
  await openPage(app);
  for (let change = 1; app.live.size > 0; change++) {
    ok(change < 60, "never given up");
    await updateParcel(app.kv, { id, weight: `${change} kg` });
    await app.live.look();
    if (change < 40) equal(app.live.size, 1);
  }
});

test("an IP address may open a limited number of streams", async ({ app }) => {
  await addParcel(app.kv);
  const pages: OpenPage[] = [];
  for (let i = 0; i < MAX_STREAMS_OF_CLIENT; i++) {
    pages.push(await openPage(app));
  }
  equal(app.live.size, MAX_STREAMS_OF_CLIENT);
  const refused = await openPage(app);
  equal(await refused.rest(), "retry: 5000\n\n");
  const elsewhere = await openPage(app, EVENTS, { ip: "198.51.100.9" });
  equal(app.live.size, MAX_STREAMS_OF_CLIENT + 1);
  await pages[0]!.close();
  await elsewhere.close();
  equal(app.live.size, MAX_STREAMS_OF_CLIENT - 1);
  await openPage(app);
  equal(app.live.size, MAX_STREAMS_OF_CLIENT);
});

test("stop() ends all streams and admits no new ones", async ({ app }) => {
  await addParcel(app.kv);
  const page = await openPage(app);
  app.live.stop();
  equal(await page.rest(), "retry: 5000\n\n");
  equal(await (await openPage(app)).rest(), "retry: 5000\n\n");
  equal(app.live.size, 0);
});

test("HEAD opens no stream", async ({ app }) => {
  await addParcel(app.kv);
  const { status } = await app.client().send(EVENTS, { method: "HEAD" });
  equal(status, 200);
  equal(app.live.size, 0);
});

Deno.test("a failed poll of the store is logged, and the next one finds the change", async () => {
  let isDown = false;
  await using app = await testApp({
    faults: {
      before() {
        if (isDown) throw new Error("down");
      },
    },
  });
  const parcel = await addParcel(app.kv);
  const page = await openPage(app);
  await page.next();
  await addEntry(app.kv, parcel.id);
  isDown = true;
  await app.live.look();
  isDown = false;
  equal(app.lines.filter(({ event }) => event === "live.failed").length, 1);
  await app.live.look();
  match(await page.next(), /data: changed/);
});

Deno.test("only 20 of 100 codes guessed by concurrent streams are looked up", async () => {
  const store = Promise.withResolvers<void>();
  await using app = await testApp({
    faults: { before: () => store.promise },
  });
  const client = app.client();
  const answers = Array.from(
    { length: 100 },
    (_, i) => client.get(`/api/parcels/GUESS-${i}000/events?once`),
  );
  store.resolve();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  equal(statuses.filter((status) => status === 404).length, 20);
  equal(statuses.filter((status) => status === 429).length, 80);
});

Deno.test("an IP address that has guessed too many codes gets no stream", async () => {
  const reading = Promise.withResolvers<void>();
  const store = Promise.withResolvers<void>();
  await using app = await testApp({
    faults: {
      before({ kind, keys }) {
        if (kind !== "list" || keys[0]?.[0] !== "activities") return;
        reading.resolve();
        return store.promise;
      },
    },
  });
  await addParcel(app.kv);
  const ip = "198.51.100.9";
  const client = app.client({ ip });
  const opening = openPage(app, EVENTS, { ip });
  await reading.promise;
  for (let i = 0; i < 20; i++) await client.get(`/api/parcels/GUESS-${i}000`);
  store.resolve();
  equal((await opening).response.status, 429);
  equal(app.live.size, 0);
});

test("a stream counts as no look-up, but an unknown code counts as a miss", async ({ app }) => {
  await addParcel(app.kv);
  const client = app.client();
  for (let i = 0; i < 70; i++) {
    equal((await client.get(`${EVENTS}?once`)).status, 200);
  }
  equal((await client.api("GET", `/parcels/${CODE}`)).status, 200);
  for (let i = 0; i < 20; i++) {
    const answer = await client.api("GET", `/parcels/GUESS-${i}/events`);
    deepEqual([answer.status, answer.body.errors], [404, ["Parcel not found"]]);
  }
  equal((await client.get(`${EVENTS}?once`)).status, 429);
});

Deno.test("an open page does not keep a session alive", async () => {
  const clock = { ms: Date.parse("2026-11-20T12:00:00Z") };
  await using app = await testApp({ clock });
  await addParcel(app.kv);
  const admin = await app.signedIn();
  for (let minutes = 0; minutes < 60; minutes += 10) {
    equal((await admin.get(`${EVENTS}?once`)).status, 200);
    // Fetches the parcel as the page does after a change.
    equal((await admin.api("GET", `/parcels/${CODE}`)).status, 200);
    clock.ms += 10 * 60_000;
  }
  equal((await admin.get("/control/index.html")).status, 303);
});

Deno.test("an open stream gets a comment every 16 seconds until its client stops reading", async () => {
  const { setInterval } = globalThis;
  const pulses: (() => void)[] = [];
  const everyMs: unknown[] = [];
  globalThis.setInterval = ((pulse: () => void, ms: unknown) => {
    pulses.push(pulse);
    everyMs.push(ms);
    return 0;
  }) as unknown as typeof setInterval;
  try {
    await using app = await testApp();
    await addParcel(app.kv);
    const page = await openPage(app);
    deepEqual(everyMs, [2_000]);
    equal(await page.next(), "retry: 5000\n\n");
    for (let i = 0; i < 8; i++) pulses[0]!();
    equal(await page.next(), ":\n\n");
    equal(app.live.size, 1);
    for (let i = 0; i < 8 * 50; i++) pulses[0]!();
    equal(app.live.size, 0);
    await page.rest();
  } finally {
    globalThis.setInterval = setInterval;
  }
});
