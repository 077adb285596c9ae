import { deepEqual, equal, match, ok } from "node:assert/strict";
import { createParcel } from "@/lib/parcels/parcels.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { LIMITS } from "@/lib/site/limits.ts";
import { type TestApp, testApp, type TestAppOptions } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { testOn } from "../helpers/site.ts";

const CODE = "WB-1001-7K0M";
/** Misreadings of the code on a label. */
const MISREAD = ["WB-IOO1-7KOM", "wb l0oi 7kom", "ＷＢ１ＯＯＩ７Ｋ０Ｍ"];

async function site(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await testApp(options);
  await addParcel(app, { tracking_code: CODE });
  return app;
}

/** Defines a test on a site with one parcel. */
const test = testOn(async () => ({ app: await site() }));

function addParcel({ kv }: TestApp, fields: Partial<ParcelCreate>) {
  return createParcel(kv, {
    tracking_code: "WB-0000",
    recipient_name: "Ann Smith",
    recipient_phone_number: "+33 1 99 00 12 34",
    destination: "Nantes",
    ...fields,
  });
}

function call(client: Client, code: string) {
  return client.api("GET", `/parcels/${encodeURIComponent(code)}`);
}

function page(client: Client, code: string) {
  return client.get(`/track.html?${new URLSearchParams({ code })}`);
}

test("a code read with O for 0 and I or L for 1 finds its parcel, and the response has the correct code", async ({ app }) => {
  for (const client of [app.client(), await app.signedIn()]) {
    for (const code of MISREAD) {
      const { status, body } = await call(client, code);
      equal(status, 200, code);
      equal(body.data.tracking_code, CODE, code);
      const { text } = await page(client, code);
      match(text, new RegExp(`<title>${CODE} \\|`), code);
      match(text, new RegExp(`name="code"[^>]* value="${CODE}"`), code);
    }
  }
});

test("an exact code wins over its look-alike", async ({ app }) => {
  const tracking_code = "WB-IOOI-7KOM";
  await addParcel(app, { tracking_code });
  const client = app.client();
  const codeOf = async (code: string) =>
    (await call(client, code)).body.data.tracking_code;
  equal(await codeOf("wbiooi7kom"), tracking_code);
  equal(await codeOf("wb10017k0m"), CODE);
  // Both look like this one, and a visitor gets no guess.
  equal((await call(client, "wb1oo17k0m")).status, 404);
});

test("digits 0 and 1 are read as letters, too", async ({ app }) => {
  const tracking_code = "OIL-OIL";
  await addParcel(app, { tracking_code });
  for (const code of ["01L-0IL", "011-011", "OIL-0IL", "o1LoiI"]) {
    const { body } = await call(app.client(), code);
    equal(body.data.tracking_code, tracking_code, code);
  }
});

test("a misread code counts as one look-up despite the second attempt", async ({ visitor: client }) => {
  for (let i = 0; i < LIMITS.lookups.max; i++) {
    equal((await call(client, MISREAD[0]!)).status, 200);
  }
  equal((await call(client, MISREAD[0]!)).status, 429);
});

test("a code not found in either reading counts as one miss", async ({ visitor: client }) => {
  for (let i = 0; i < LIMITS.misses.max; i++) {
    equal((await call(client, `GOLIO-${i}`)).status, 404);
  }
  equal((await call(client, CODE)).status, 429);
});

test("a look-alike code works for proofs and events", async ({ app }) => {
  await updateSettings(app.kv, { tracking_privacy: "masked" });
  const client = app.client();
  const path = `/parcels/${MISREAD[0]}`;
  const proof = { body: { proof: "1234" } };
  const { status, body } = await client.api("POST", `${path}/proof`, proof);
  equal(status, 200);
  deepEqual(
    [body.data.tracking_code, body.data.recipient_name],
    [CODE, "Ann Smith"],
  );
  const { text, ...events } = await client.get(`/api${path}/events?once`);
  equal(events.status, 200);
  equal(text, "retry: 5000\n\n");
  const form = await client.form(`/track.html?code=${MISREAD[0]}`, {
    proof: "1234",
  });
  equal(form.status, 303);
  equal(
    form.headers.get("location"),
    `/track.html?code=${CODE}#destination`,
  );
});

test("a misread code finds another parcel once that parcel has the exact code", async ({ app }) => {
  const [tracking_code = ""] = MISREAD;
  const ask = async () =>
    (await call(app.client(), tracking_code)).body.data.tracking_code;
  for (let i = 0; i < 3; i++) equal(await ask(), CODE);
  await addParcel(app, { tracking_code });
  equal(await ask(), tracking_code);
});

Deno.test("during a harvest, guessable codes are masked in any spelling and other codes are not", async () => {
  const clock = { ms: Date.now() };
  await using app = await testApp({ clock });
  await addParcel(app, { tracking_code: "1010010110" });
  await addParcel(app, { tracking_code: "WAY-7K2M-9QX4-T3BD" });
  for (let minute = 0; minute < LIMITS.harvest.minutes; minute++) {
    for (let i = 0; i <= LIMITS.harvest.missesPerMinute; i++) {
      const ip = `10.${minute}.${i >> 8}.${i & 255}`;
      await call(app.client({ ip }), `GUESS-${i}`);
    }
    clock.ms += 60_000;
  }
  for (const code of ["1010010110", "LOLOOLOLLO"]) {
    const { status, text } = await call(app.client(), code);
    equal(status, 200);
    ok(!text.includes("Ann Smith"), code);
    ok(!(await page(app.client(), code)).text.includes("Ann Smith"), code);
  }
  const { text } = await call(app.client(), "WAY7K2M9QX4T3BD");
  ok(text.includes("Ann Smith"));
  const harvests = app.lines.filter(({ event }) =>
    event === "tracking.harvest"
  );
  equal(harvests.length, 1);
});
