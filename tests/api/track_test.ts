import { doesNotMatch, equal, match, ok } from "node:assert/strict";
import { createActivity } from "@/lib/parcels/activities.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { testApp } from "../helpers/app.ts";

const CODE = "WB-7K3M-9QXT-2HVD";

async function addParcel(kv: Kv): Promise<void> {
  const parcel = await createParcel(kv, {
    tracking_code: CODE,
    recipient_name: "Amélie <Dufour>",
    destination: "Nantes, France",
    sender_email: "secret@example.com",
    parcel_content: "Wrist watches",
    declared_value: "EUR 900",
    status: "In transit",
    current_location: "Lyon, France",
  });
  await createActivity(kv, {
    parcel_id: parcel.id,
    title: "Arrived at the depot",
    description: "",
    icon: "local_shipping",
    color: "green",
  });
}

Deno.test("GET /track.html?code= answers whole without JavaScript, in any spelling of the code", async () => {
  await using app = await testApp();
  await addParcel(app.kv);
  for (
    const spelling of [
      CODE,
      "wb7k3m9qxt2hvd",
      " WB 7K3M-9QXT 2HVD ",
      "WB-۷K۳M-۹QXT-۲HVD",
      `\u200f${CODE}\u200e`,
      `https://www.waybill.example/track.html?code=${CODE}`,
      `Tracking code: ${CODE}`,
    ]
  ) {
    const path = `/track.html?${new URLSearchParams({ code: spelling })}`;
    const { status, text } = await app.client().get(path);
    equal(status, 200, spelling);
    match(text, /<title>WB-7K3M-9QXT-2HVD \| In transit \| [^<]+<\/title>/);
    match(text, /data-testid="tracking-result".*In transit.*Lyon, France/);
    match(text, /data-testid="activity".*Arrived at the depot/);
    match(text, /Amélie &lt;Dufour/);
  }
});

Deno.test("GET /track.html?code= reveals no private fields", async () => {
  await using app = await testApp();
  await addParcel(app.kv);
  const { text } = await app.client().get(`/track.html?code=${CODE}`);
  doesNotMatch(text, /secret@example.com|Wrist watches|EUR 900|parcel_id/);
});

Deno.test("GET /track.html?code= is no-store and noindex", async () => {
  await using app = await testApp();
  await addParcel(app.kv);
  for (const code of [CODE, "UNKNOWN-1"]) {
    const { headers, text } = await app.client().get(
      `/track.html?code=${code}`,
    );
    match(headers.get("cache-control") ?? "", /private.*no-store/);
    match(headers.get("x-robots-tag") ?? "", /noindex/);
    match(text, /<meta name="robots" content="noindex, nofollow, noarchive"/);
  }
});

Deno.test("GET /track.html?code= and the call say of a text that it cannot be a code, and of no other", async () => {
  await using app = await testApp();
  const client = app.client();
  for (
    const { code, isMistyped } of [
      { code: "AB", isMistyped: true },
      { code: "A".repeat(41), isMistyped: true },
      { code: "WB-1", isMistyped: false },
    ]
  ) {
    const page = await client.get(`/track.html?code=${code}`);
    equal(page.status, 404);
    match(page.text, />PARCEL NOT FOUND</);
    equal(
      /<li[^>]*>A tracking code has 4 to 40 characters/.test(page.text),
      isMistyped,
      code,
    );
    const call = await client.api("GET", `/parcels/${code}`);
    equal(call.status, 404);
    equal(call.headers.get("parcel-mistyped") === "yes", isMistyped, code);
  }
});

Deno.test("GET /track.html?code= with an unknown code is a 404 that says what to do next", async () => {
  await using app = await testApp();
  for (const code of ["UNKNOWN-1", "!", "%2E%2E", "EVENTS"]) {
    const { status, text } = await app.client().get(`/track.html?code=${code}`);
    equal(status, 404, code);
    match(text, /role="alert".*>PARCEL NOT FOUND</);
    match(text, /What you can do next.*href="\/contact.html"/);
    doesNotMatch(text, /tracking-result/);
  }
});

Deno.test("GET /track.html?lang= searches on in the language of its address", async () => {
  await using app = await testApp();
  const { text } = await app.client().get("/track.html?lang=de");
  match(text, /class="search-bar"(?:(?!<\/form>)[^])*name="lang" value="de"/);
  const plain = await app.client().get("/track.html");
  doesNotMatch(plain.text, /class="search-bar"(?:(?!<\/form>)[^])*name="lang"/);
});

Deno.test("GET /track.html without a code is an empty form that works without JavaScript", async () => {
  await using app = await testApp();
  const { status, text } = await app.client().get("/track.html");
  equal(status, 200);
  match(text, /<form [^>]*action="\/track.html"/);
  match(
    text,
    /<input [^>]*name="code"[^>]*placeholder="Enter Your Tracking Code"/,
  );
  doesNotMatch(text, /role="alert"|tracking-result|TRACKING\.\.\./);
});

Deno.test("GET /track.html limits misses, not hits", async () => {
  await using app = await testApp();
  await addParcel(app.kv);
  const client = app.client();
  for (let i = 0; i < 25; i++) {
    equal((await client.get(`/track.html?code=${CODE}`)).status, 200);
  }
  for (let i = 0; i < 20; i++) {
    equal((await client.get(`/track.html?code=GUESS-${i}`)).status, 404);
  }
  const { status, headers, text } = await client.get(
    "/track.html?code=GUESS-20",
  );
  equal(status, 429);
  match(headers.get("retry-after") ?? "", /^\d+$/);
  match(text, /TOO MANY ATTEMPTS\. PLEASE TRY AGAIN IN \d+ MINUTES?\./);
  match(text, /<input [^>]*value="GUESS-20"/);
  // An empty search asks for nothing.
  equal((await client.get("/track.html?code=%20")).status, 200);
});

Deno.test("GET /track.html?code= says in every language that a parcel is delayed or announced", async () => {
  const clock = { ms: Date.parse("2026-11-25T12:00:00Z") };
  await using app = await testApp({ clock, env: { LIMIT_FACTOR: "10" } });
  const fields = { recipient_name: "Ann Smith", destination: "Nantes" };
  await createParcel(app.kv, {
    ...{ ...fields, tracking_code: "WB-LATE", status: "On hold" },
    min_expected_delivery_date: "2026-11-24",
  });
  await createParcel(app.kv, { ...fields, tracking_code: "WB-NEW1" });
  for (const locale of Object.values(LOCALES)) {
    const t = translator(locale);
    for (
      const [code, text] of [
        ["WB-LATE", t("tracking.delayed")],
        ["WB-NEW1", t("tracking.announced")],
      ]
    ) {
      const path = `/track.html?lang=${locale.code}&code=${code}`;
      const page = await app.client().get(path);
      ok(page.text.includes(`>${text}</`), `${locale.code}: ${text}`);
    }
  }
});

Deno.test("GET /track.html?code= and the call recognize the same titles as suggested statuses", async () => {
  await using app = await testApp();
  await addParcel(app.kv);
  const { body: { data: { id } } } = await (await app.signedIn())
    .api("GET", `/parcels/${CODE}`);
  await createActivity(app.kv, {
    ...{ parcel_id: id, title: "unterwegs", description: "" },
    ...{ icon: "local_shipping", color: "black" },
  });
  const client = app.client();
  const { text } = await client.get(`/track.html?lang=fr&code=${CODE}`);
  match(text, /event-title"><bdi>En transit<.*>Arrived at the depot</);
  const call = await client.api("GET", `/parcels/${CODE}`);
  equal(call.headers.get("parcel-titles"), "unterwegs=inTransit");
  equal(call.body.data.history[0].title, "unterwegs");
});

for (
  const { timeZone, today, midnight } of [
    { timeZone: "Asia/Tokyo", today: "2026-11-25", midnight: "15:00" },
    { timeZone: "America/Los_Angeles", today: "2026-11-24", midnight: "08:00" },
  ]
) {
  Deno.test(`GET /track.html?code= says that a parcel is delayed from midnight in ${timeZone}`, async () => {
    const clock = { ms: Date.parse(`2026-11-25T${midnight}:00Z`) - 1 };
    await using app = await testApp({ clock });
    await updateSettings(app.kv, { time_zone: timeZone });
    await createParcel(app.kv, {
      ...{ tracking_code: CODE, recipient_name: "Ann", destination: "Nantes" },
      ...{ status: "In transit", max_expected_delivery_date: today },
    });
    const client = app.client();
    const page = () => client.get(`/track.html?code=${CODE}`);
    const call = () => client.api("GET", `/parcels/${CODE}`);
    doesNotMatch((await page()).text, /answer-note/);
    equal((await call()).headers.get("parcel-delayed"), null);
    clock.ms += 1;
    match((await page()).text, /answer-note.*>Delayed</);
    equal((await call()).headers.get("parcel-delayed"), "yes");
  });
}
