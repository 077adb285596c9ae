import {
  deepEqual,
  doesNotMatch,
  equal,
  match,
  notEqual,
} from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { createActivity, deleteActivity } from "@/lib/parcels/activities.ts";
import {
  createParcel,
  deleteParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { LIMITS } from "@/lib/site/limits.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { type TestApp, testApp, type TestAppOptions } from "../helpers/app.ts";
import type { Answer } from "../helpers/client.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { sharedStore } from "../helpers/store.ts";

const PAGE = "/track.html?code=WB-1111";
const CALL = "/api/parcels/WB-1111";
const INFO: Deno.ServeHandlerInfo = {
  remoteAddr: { transport: "tcp", hostname: "203.0.113.7", port: 1 },
  completed: Promise.resolve(),
};

interface Office {
  app: TestApp;
  parcel: Parcel;
  /** How often a history was read so far. */
  reads(): number;
}

interface OfficeOptions extends TestAppOptions {
  /** Happens while a history is read. */
  onRead?: (app: TestApp) => Promise<void>;
}

/** A site with one parcel, at which every reading of a history is counted. */
async function office(
  { onRead, ...options }: OfficeOptions = {},
): Promise<Office & AsyncDisposable> {
  let count = 0;
  const app = await testApp({
    ...options,
    faults: {
      before({ kind }) {
        if (kind !== "list") return;
        count++;
        return onRead?.(app);
      },
    },
  });
  const parcel = await createParcel(app.kv, {
    tracking_code: "WB-1111",
    recipient_name: "Ann Smith",
    recipient_phone_number: "+33 1 99 00 12 34",
    destination: "Nantes",
  });
  return {
    ...{ app, parcel },
    reads: () => count,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

/** Whether the answer to a request came from memory, and the answer. */
async function ask(
  { app, reads }: Office,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer & { isKept: boolean }> {
  const before = reads();
  const answer = await app.client().get(path, headers);
  return { ...answer, isKept: reads() === before };
}

/** The same for what has been asked for before, from when on it is worth remembering. */
async function askAgain(
  site: Office,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer & { isKept: boolean }> {
  await ask(site, path, headers);
  return await ask(site, path, headers);
}

/** What a browser unpacks. */
async function askZipped({ app }: Office, path: string): Promise<string> {
  const request = new Request(app.client().origin + path, {
    headers: { "accept-encoding": "gzip" },
  });
  const response = await app.handler(request, INFO);
  equal(response.headers.get("content-encoding"), "gzip");
  return gunzipSync(await response.bytes()).toString();
}

/** The headers that say the same each time. The length is said by the server where the app does not. */
function staying({ headers }: Answer): Record<string, string> {
  const {
    "x-request-id": _id,
    "content-length": _length,
    ...rest
  } = Object.fromEntries(headers);
  return rest;
}

for (const path of [PAGE, CALL]) {
  Deno.test(`a third look-up by ${path} is answered from memory, word for word`, async () => {
    await using site = await office();
    const first = await ask(site, path);
    equal(first.isKept, false);
    equal((await ask(site, path)).isKept, false);
    const again = await ask(site, path);
    equal(again.isKept, !ON_GENUINE);
    equal(again.text, first.text);
    deepEqual(staying(again), staying(first));
    const ids = [again, first].map(({ headers }) =>
      headers.get("x-request-id")
    );
    notEqual(ids[0], ids[1]);
  });
}

const CHANGES: [what: string, change: (office: Office) => Promise<unknown>][] =
  [
    [
      "a field",
      ({ app, parcel }) =>
        updateParcel(app.kv, { id: parcel.id, weight: "2 kg" }),
    ],
    ["its history", ({ app, parcel }) =>
      createActivity(app.kv, {
        ...{ parcel_id: parcel.id, title: "Left Lyon", description: "" },
        ...{ icon: "local_shipping", color: "green" },
      })],
    [
      "the settings",
      ({ app }) => updateSettings(app.kv, { company_name: "Northern Lines" }),
    ],
  ];
for (const [what, change] of CHANGES) {
  Deno.test(`a look-up after a change of ${what} shows it`, async () => {
    await using site = await office();
    const page = await askAgain(site, PAGE);
    const call = await askAgain(site, CALL);
    await change(site);
    notEqual((await ask(site, PAGE)).text, page.text);
    const { isKept, text } = await ask(site, CALL);
    equal(isKept, false);
    if (what !== "the settings") notEqual(text, call.text);
    equal((await ask(site, PAGE)).isKept, !ON_GENUINE);
  });
}

for (const timeZone of ["Asia/Tokyo", "America/Los_Angeles"]) {
  Deno.test(`a remembered look-up says that the parcel is delayed once the day has changed in ${timeZone}`, async () => {
    const midnight = { "Asia/Tokyo": "15:00", "America/Los_Angeles": "08:00" };
    const hour = midnight[timeZone as keyof typeof midnight];
    const clock = { ms: Date.parse(`2026-11-25T${hour}:00Z`) - 1 };
    await using site = await office({ clock });
    const { app, parcel: { id } } = site;
    await updateSettings(app.kv, { time_zone: timeZone });
    const today = timeZone === "Asia/Tokyo" ? "2026-11-25" : "2026-11-24";
    await updateParcel(app.kv, {
      ...{ id, max_expected_delivery_date: today, status: "In transit" },
    });
    const page = await askAgain(site, PAGE);
    const call = await askAgain(site, CALL);
    doesNotMatch(page.text, /answer-note/);
    equal(call.headers.get("parcel-delayed"), null);
    equal((await ask(site, PAGE)).isKept, !ON_GENUINE);
    clock.ms += 1;
    match((await ask(site, PAGE)).text, /answer-note.*>Delayed</);
    equal((await ask(site, CALL)).headers.get("parcel-delayed"), "yes");
    equal((await ask(site, PAGE)).isKept, !ON_GENUINE);
  });
}

Deno.test("an entry of the history that was deleted is not remembered", async () => {
  await using site = await office();
  const { id } = await createActivity(site.app.kv, {
    ...{ parcel_id: site.parcel.id, title: "Left Lyon", description: "" },
    ...{ icon: "local_shipping", color: "green" },
  });
  match((await askAgain(site, CALL)).text, /Left Lyon/);
  await deleteActivity(site.app.kv, id);
  doesNotMatch((await ask(site, CALL)).text, /Left Lyon/);
});

Deno.test("a parcel that was deleted is not remembered, nor one that took over its code", async () => {
  await using site = await office();
  await askAgain(site, PAGE);
  await deleteParcel(site.app.kv, site.parcel.id);
  equal((await ask(site, PAGE)).status, 404);
  await createParcel(site.app.kv, {
    ...{ tracking_code: "WB-1111", recipient_name: "Bob Jones" },
    destination: "Kyiv",
  });
  match((await ask(site, PAGE)).text, /Bob Jones/);
});

const ANEW: [what: string, headers: Record<string, string>][] = [
  ["reloads", { "cache-control": "max-age=0" }],
  ["has a cookie that may open more", { cookie: "theme=dark; proof=1" }],
];
for (const [what, headers] of ANEW) {
  Deno.test(`whoever ${what} is answered anew`, async () => {
    await using site = await office();
    await askAgain(site, PAGE, headers);
    equal((await ask(site, PAGE, headers)).isKept, false);
  });
}

Deno.test("each language and theme has its own answer", async () => {
  await using site = await office();
  await askAgain(site, PAGE);
  const dark = await askAgain(site, PAGE, { cookie: "theme=dark" });
  match(dark.text, /data-theme="dark"/);
  const german = await ask(site, PAGE, { cookie: "googtrans=/en/de" });
  match(german.text, /<html lang="de"/);
  const again = await ask(site, PAGE, { cookie: "theme=dark" });
  equal(again.isKept, !ON_GENUINE);
});

Deno.test("the form beside the owner's chat is answered anew, and arrives whole where it is compressed", async () => {
  await using site = await office();
  await updateSettings(site.app.kv, { chat_code: "<script>ask()</script>" });
  const first = await askZipped(site, "/track.html");
  const second = await askZipped(site, "/track.html");
  match(first, /^<!DOCTYPE html>[^]*<script nonce=\S+>ask\(\)<\/script>/i);
  notEqual(first, second);
});

Deno.test("an administrator's answer is not remembered for visitors", async () => {
  await using site = await office();
  const admin = await site.app.signedIn();
  for (let count = 0; count < 3; count++) {
    const { body } = await admin.api("GET", "/parcels/WB-1111");
    equal(body.data.id, site.parcel.id);
  }
  const { isKept, text } = await ask(site, CALL);
  equal(isKept, false);
  equal(JSON.parse(text).data.id, undefined);
});

Deno.test("an answer from memory counts as a look-up", async () => {
  await using site = await office();
  for (let count = 0; count < LIMITS.lookups.max; count++) {
    equal((await ask(site, CALL)).status, 200);
  }
  equal((await ask(site, CALL)).status, 429);
});

Deno.test("while somebody collects codes nothing is told from memory, nor is what was masked remembered beyond that", async () => {
  const clock = { ms: Date.now() };
  const { missesPerMinute, minutes, seconds } = LIMITS.harvest;
  let isCollecting = false;
  await using site = await office({
    clock,
    env: { LIMIT_FACTOR: "0.02" },
    async onRead(app) {
      if (!isCollecting) return;
      isCollecting = false;
      for (let minute = 0; minute < minutes; minute++) {
        for (let i = 0; i <= missesPerMinute * 0.02; i++) {
          const guesser = app.client({ ip: `10.0.${minute}.${i}` });
          await guesser.api("GET", `/parcels/GUESS-${i}`);
        }
        clock.ms += 60_000;
      }
    },
  });
  match((await askAgain(site, PAGE)).text, /Ann Smith/);
  clock.ms += 60_000;
  match((await ask(site, CALL)).text, /Ann Smith/);
  isCollecting = true;
  doesNotMatch((await ask(site, CALL)).text, /Ann Smith/);
  doesNotMatch((await ask(site, PAGE)).text, /Ann Smith/);
  clock.ms += seconds * 1000;
  match((await ask(site, CALL)).text, /Ann Smith/);
});

for (const path of [PAGE, CALL]) {
  Deno.test(`what a proof opens by ${path} is not remembered for others`, async () => {
    await using site = await office();
    await updateSettings(site.app.kv, { tracking_privacy: "masked" });
    doesNotMatch((await askAgain(site, path)).text, /Ann Smith/);
    const recipient = site.app.client();
    const body = { proof: "1234" };
    await recipient.api("POST", "/parcels/WB-1111/proof", { body });
    for (let count = 0; count < 3; count++) {
      match((await recipient.get(path)).text, /Ann Smith/);
    }
    const { isKept, text } = await ask(site, path);
    equal(isKept, !ON_GENUINE);
    doesNotMatch(text, /Ann Smith/);
  });
}

Deno.test("what another instance changes is seen although it was remembered", async () => {
  await using store = await sharedStore();
  const options = { kvPath: store.path, env: { LIMIT_FACTOR: "1000" } };
  await using here = await office(options);
  await using there = await testApp(options);
  const visitor = there.client();
  for (let count = 0; count < 3; count++) {
    match((await visitor.get(PAGE)).text, /Ann Smith/);
  }
  match((await visitor.get("/")).text, /Waybill Logistics/);
  const { id } = here.parcel;
  await updateParcel(here.app.kv, { id, recipient_name: "Bob Jones" });
  while (!(await visitor.get(PAGE)).text.includes("Bob Jones"));
  await updateSettings(here.app.kv, { company_name: "Northern Lines" });
  while (!(await visitor.get("/")).text.includes("Northern Lines"));
});
