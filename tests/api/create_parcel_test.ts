import { doesNotMatch, equal, match, ok } from "node:assert/strict";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import type { TestApp } from "../helpers/app.ts";
import { addParcel } from "../helpers/parcels.ts";
import { test } from "../helpers/site.ts";

const SCREEN = "/control/parcels/create.html";

const POSTED = {
  tracking_code: "WAY-7K2M-9QX4-T3BD",
  reference: "PO 4711",
  recipient_name: "Ann Smith",
  destination: "4 Quai de la Fosse, Nantes",
  recipient_phone_number: "+33 1 99 00 12 34",
  recipient_email: "ann@example.com",
  pieces: "3",
  weight: "12.5 kg",
  shipped_via: "Sea freight",
  sender_name: "",
};

async function parcelOf({ kv }: TestApp, code: string) {
  return (await findTypedParcel(kv, code))?.found.parcel;
}

/** Returns a page's input values by name. */
function valuesOf(html: string): Record<string, string> {
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  return Object.fromEntries(inputs.map((input) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? "",
    /value="([^"]*)"/.exec(input)?.[1] ?? "",
  ]));
}

test("the form of a new parcel stores its fields and redirects to the list", async ({ app, owner }) => {
  const { status, headers } = await owner.form(SCREEN, POSTED);
  equal(status, 303);
  match(headers.get("location")!, /^\/control\/parcels\/list\.html\?/);
  const parcel = await parcelOf(app, POSTED.tracking_code);
  const stored: Record<string, unknown> = { ...parcel };
  const expected = { ...POSTED, pieces: 3, sender_name: null };
  for (const [field, value] of Object.entries(expected)) {
    equal(stored[field], value, field);
  }
});

test("the status of a new parcel is the first entry of its history", async ({ app, owner }) => {
  const status = "Delivered, In/At Mailbox";
  await owner.form(SCREEN, { ...POSTED, status });
  const { found } = (await findTypedParcel(app.kv, POSTED.tracking_code))!;
  equal(found.parcel.status, status);
  const [entry, ...older] = found.history;
  equal(entry!.title, status);
  equal(entry!.icon, "check_circle");
  equal(entry!.color, "green");
  equal(older.length, 0);
});

test("a new parcel without a status has no history", async ({ app, owner }) => {
  await owner.form(SCREEN, { ...POSTED, status: "" });
  const { found } = (await findTypedParcel(app.kv, POSTED.tracking_code))!;
  equal(found.parcel.status, null);
  equal(found.history.length, 0);
});

test("Save and Next shows an empty form that links to the new parcel", async ({ owner }) => {
  match((await owner.get(SCREEN)).text, /name="next" value="yes"/);
  const { status, headers } = await owner.form(`${SCREEN}?copy=WB-9`, {
    ...POSTED,
    next: "yes",
  });
  equal(status, 303);
  const location = headers.get("location")!;
  ok(location.startsWith(`${SCREEN}?`), location);
  doesNotMatch(location, /copy/);
  const { text } = await owner.get(location);
  match(text, /The parcel has been created\./);
  match(text, /href="\/control\/parcels\/WAY-7K2M-9QX4-T3BD"/);
  doesNotMatch(text, /easy to guess/);
  // The section is closed because the sender's fields are empty.
  match(text, /<details class="form-more"\s*>/);
  const { tracking_code, recipient_name } = valuesOf(text);
  equal(recipient_name, "");
  match(tracking_code!, /^WAY(-[0-9A-Z]{4}){3}$/);
  ok(tracking_code !== POSTED.tracking_code);
});

test("Save and Next warns about a guessable code, and ignores the code of an unknown parcel", async ({ owner }) => {
  const fields = { ...POSTED, tracking_code: "1234", next: "yes" };
  const { headers } = await owner.form(SCREEN, fields);
  match((await owner.get(headers.get("location")!)).text, /easy to guess/);
  const { text } = await owner.get(`${SCREEN}?done=created&code=WB-9999`);
  doesNotMatch(text, /has been created/);
});

test("a copy starts with the parcel's fields, a new code and no reference", async ({ app, owner }) => {
  await addParcel(app.kv, {
    ...POSTED,
    tracking_code: "WB-1111",
    pieces: 3,
    sender_name: "Bob Jones",
    sender_email: "bob@example.com",
    pickup_location: "Keppel Harbour, Singapore",
    parcel_content: "Books",
    status: "Delivered",
  });
  const { text } = await owner.get("/control/parcels/WB-1111");
  match(text, /href="\/control\/parcels\/create\.html\?copy=WB-1111"/);
  const copy = await owner.get(`${SCREEN}?copy=wb1111`);
  const { tracking_code, request_id, ...values } = valuesOf(copy.text);
  match(tracking_code!, /^WAY(-[0-9A-Z]{4}){3}$/);
  ok(request_id);
  const expected = {
    ...POSTED,
    reference: "",
    sender_name: "Bob Jones",
    sender_email: "bob@example.com",
    pickup_location: "Keppel Harbour, Singapore",
    parcel_content: "Books",
  };
  for (const [field, value] of Object.entries(expected)) {
    if (field !== "tracking_code") equal(values[field], value, field);
  }
  // The section with filled-in fields is open, and the first empty field has the focus.
  match(copy.text, /<input[^>]*name="reference"[^>]*autofocus/);
  match(copy.text, /<details class="form-more" open/);
  equal((await owner.get(`${SCREEN}?copy=WB-9999`)).status, 404);
});
