import { doesNotMatch, equal, match } from "node:assert/strict";
import { createActivity } from "@/lib/parcels/activities.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { testApp } from "../helpers/app.ts";
import { test } from "../helpers/site.ts";

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

test("GET /track.html?code= shows the parcel for any spelling of its code, without private fields", async ({ app }) => {
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
    doesNotMatch(text, /secret@example.com|Wrist watches|EUR 900|parcel_id/);
  }
});

test("a tracking result is no-store and noindex", async ({ app }) => {
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

test("the page and the API explain why a text cannot be a code", async ({ visitor }) => {
  for (
    const { code, isMistyped } of [
      { code: "AB", isMistyped: true },
      { code: "A".repeat(41), isMistyped: true },
      { code: "WB-1", isMistyped: false },
    ]
  ) {
    const page = await visitor.get(`/track.html?code=${code}`);
    equal(page.status, 404);
    match(page.text, />PARCEL NOT FOUND</);
    equal(
      /<li[^>]*>A tracking code has 4 to 40 characters/.test(page.text),
      isMistyped,
      code,
    );
    const call = await visitor.api("GET", `/parcels/${code}`);
    equal(call.status, 404);
    equal(call.headers.get("parcel-mistyped") === "yes", isMistyped, code);
  }
});

test("an unknown code returns 404 with the next steps", async ({ app }) => {
  for (const code of ["UNKNOWN-1", "!", "%2E%2E", "EVENTS"]) {
    const { status, text } = await app.client().get(`/track.html?code=${code}`);
    equal(status, 404, code);
    match(text, /role="alert".*>PARCEL NOT FOUND</);
    match(text, /What you can do next.*href="\/contact.html"/);
    doesNotMatch(text, /tracking-result/);
  }
});

test("the search form keeps the language of the URL", async ({ app }) => {
  const { text } = await app.client().get("/track.html?lang=de");
  match(text, /class="search-bar"(?:(?!<\/form>)[^])*name="lang" value="de"/);
  const plain = await app.client().get("/track.html");
  doesNotMatch(plain.text, /class="search-bar"(?:(?!<\/form>)[^])*name="lang"/);
});

test("the page and the API recognize the same suggested statuses in titles", async ({ app }) => {
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
  match(call.headers.get("parcel-suggestions")!, /unterwegs=inTransit/);
  equal(call.body.data.history[0].title, "unterwegs");
});

for (
  const { timeZone, today, midnight } of [
    { timeZone: "Asia/Tokyo", today: "2026-11-25", midnight: "15:00" },
    { timeZone: "America/Los_Angeles", today: "2026-11-24", midnight: "08:00" },
  ]
) {
  Deno.test(`a parcel is late from midnight in ${timeZone}`, async () => {
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
