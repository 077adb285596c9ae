import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { createPage, getPageBySlug, updatePage } from "@/lib/pages/pages.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { createActivity } from "@/lib/parcels/activities.ts";
import {
  findParcelId,
  getParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";
import { sharedStore } from "../helpers/store.ts";
import { test } from "../helpers/site.ts";
import { listHistory } from "@/lib/parcels/entries.ts";

const CODE = "WB-1111";
const PARCEL = `/control/parcels/${CODE}`;

/** A change for each settings form. */
const GROUPS: Record<string, Record<string, string>> = {
  contact: { contact_email: "desk@harbour.example" },
  company: { company_name: "Harbour & Sons" },
  html: { meta_description: "Freight since 1985" },
  mail: { mail_template: "html2" },
  privacy: { tracking_privacy: "masked" },
};

const ADDRESS = {
  tracking_code: CODE,
  recipient_name: "Ann Smith",
  destination: "Oslo",
};
const POINT = {
  show_map: "yes",
  map_zoom: "5",
  map_current_latitude: "47.2",
  map_current_longitude: "-1.5",
};

/** The fields of Update Parcel in version 1.2, in the order of its form. */
const NAMES_1_2 = [
  ...["tracking_code", "reference", "status", "current_location", "weight"],
  ...["pieces", "parcel_content", "declared_value", "recipient_name"],
  ...["destination", "recipient_email", "recipient_phone_number"],
  ...["sender_name", "sender_email", "pickup_location", "shipped_via"],
  ...["min_expected_delivery_date", "max_expected_delivery_date"],
];

/** Returns the hidden values of a screen's main form. */
function hiddenValuesOf(text: string): Record<string, string> {
  const [form = ""] = /<form class="form\b.*?<\/form>/s.exec(text) ?? [];
  return Object.fromEntries(
    [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
      .map(([, name, value]) => [name!, value!]),
  );
}

/** Returns the preselected choice of a conflict, which keeps the other member's value. */
function keepOther(text: string, name: string): Record<string, string> {
  const choice = new RegExp(`name="own\\.${name}" value="(\\w+)" checked`);
  return { [`own.${name}`]: choice.exec(text)![1]! };
}

/** Returns the values of a redisplayed form's single-line fields. */
function valuesOf(text: string): Record<string, string> {
  const fields =
    /<input[^>]* value="([^"]*)" name="(\w+)" class="field-input"/g;
  return Object.fromEntries(
    [...text.matchAll(fields)].map(([, value, name]) => [name!, value!]),
  );
}

/** Opens a form and returns a function that submits it. */
async function open(client: Client, path: string) {
  const values = hiddenValuesOf((await client.get(path)).text);
  return (typed: Record<string, string>) =>
    client.form(path, { ...values, ...typed });
}

/** Opens the parcel's form and its map form; returns a function to submit each. */
async function openBoth(client: Client) {
  return {
    details: await open(client, `${PARCEL}/update`),
    map: await open(client, `${PARCEL}/update-map`),
  };
}

async function newParcel(kv: Kv): Promise<string> {
  await addParcel(kv, ADDRESS);
  return (await findParcelId(kv, CODE))!;
}

test("a settings form can be saved although the other forms were saved in the meantime", async ({ app, owner }) => {
  const forms = await Promise.all(
    Object.entries(GROUPS).map(async ([group, typed]) => ({
      group,
      typed,
      send: await open(owner, `/control/settings/${group}`),
    })),
  );
  for (const { group, typed, send } of forms) {
    const { status, headers } = await send(typed);
    equal(status, 303, group);
    match(headers.get("location")!, /\?done=updated$/);
  }
  const { company_name, tracking_privacy, version } = await getSettings(app.kv);
  deepEqual([company_name, tracking_privacy, version], [
    "Harbour & Sons",
    "masked",
    Object.keys(GROUPS).length,
  ]);
});

test("a settings form asks which of two values of a figure to keep", async ({ app, owner }) => {
  const path = "/control/settings/company";
  const send = await open(owner, path);
  await updateSettings(app.kv, { gauge_air: 12, founded_year: 1990 });
  const typed = { company_name: "Harbour & Sons", gauge_air: "80" };
  const late = await send(typed);
  equal(late.status, 409);
  match(late.text, /Another change has set [^<]+ to something else/);
  match(late.text, /value="Harbour &amp; Sons"/);
  equal((await getSettings(app.kv)).company_name, "Waybill Logistics");
  const again = { ...typed, ...hiddenValuesOf(late.text) };
  const own = { "own.gauge_air": "own" };
  const saved = await owner.form(path, { ...again, ...own });
  equal(
    saved.headers.get("location"),
    `${path}?done=updated&others=founded_year`,
  );
  const { gauge_air, founded_year, company_name } = await getSettings(app.kv);
  deepEqual([gauge_air, founded_year, company_name], [
    80,
    1990,
    "Harbour & Sons",
  ]);
});

test("the parcel's form and its map form conflict neither with each other nor with changes elsewhere", async ({ app, owner }) => {
  const id = await newParcel(app.kv);
  const { details, map } = await openBoth(owner);
  await createActivity(app.kv, {
    ...{ parcel_id: id, title: "Weighed", description: "At the depot" },
    ...{ icon: "verified", color: "green" },
  });
  equal((await map(POINT)).status, 303);
  equal((await details({ ...ADDRESS, weight: "9 kg" })).status, 303);
  const parcel = (await getParcel(app.kv, id))!;
  deepEqual([parcel.weight, parcel.map_zoom], ["9 kg", 5]);
});

test("saving a stale form keeps a newer status and place, and names who changed them", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const id = await newParcel(app.kv);
  const { details, map } = await openBoth(owner);
  const step = { status: "Out for delivery", current_location: "Nantes" };
  const look = { icon: "local_shipping", color: "green" };
  const posted = await clerk.post("/activities", {
    parcel_id: id,
    title: "Loaded",
    description: "On its way",
    ...look,
    ...step,
  });
  equal(posted.status, 200, posted.text);
  await updateParcel(byImport(app.kv), { id, weight: "9 kg" });
  await updateParcel(app.kv, { id, shipped_via: "Sea" });
  equal((await map(POINT)).status, 303);
  const saved = await details({ ...ADDRESS, reference: "M-REF" });
  equal(saved.status, 303);
  const parcel = (await getParcel(app.kv, id))!;
  deepEqual({ ...parcel, ...step, reference: "M-REF", weight: "9 kg" }, parcel);
  const { text } = await owner.get(saved.headers.get("location")!);
  match(text, /The clerk has meanwhile changed: Status, Current location\./);
  match(text, /The import “wrong.csv” has meanwhile changed: Weight\./);
  match(text, /Another change in the meantime: Shipped via\./);
});

/** Returns the store as used by an import. */
function byImport(kv: Kv): Kv {
  return kv.from({
    actor: { kind: "admin", id: "1", name: "Ida" },
    request_id: null,
    source: { kind: "import", id: "2", name: "wrong.csv" },
  });
}

test("query parameters after a save can only make a screen name known fields", async ({ app, owner }) => {
  await newParcel(app.kv);
  const query = "done=updated&others=Call+us,weight,field.weight,constructor";
  const { text } = await owner.get(`${PARCEL}?${query}`);
  match(text, /Another change in the meantime: Weight\.</);
  const alone = await owner.get(`${PARCEL}?others=weight`);
  doesNotMatch(alone.text, /in the meantime/);
});

test("a conflict shows both values until the member chooses one, even after a third change", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const id = await newParcel(app.kv);
  const { details } = await openBoth(owner);
  const send = (destination: string) =>
    clerk.patch("/parcels", { id, destination });
  await send("Bergen");
  const typed = { ...ADDRESS, destination: "Tromsø", weight: "9 kg" };
  const late = await details(typed);
  equal(late.status, 409);
  match(late.text, /The clerk has set destination to something else/);
  match(late.text, /Keep the other value[^]+?>Bergen</);
  equal(valuesOf(late.text).destination, "Tromsø");
  const own = { ...typed, "own.destination": "own" };
  await send("Stavanger");
  const third = await owner.form(`${PARCEL}/update`, {
    ...own,
    ...hiddenValuesOf(late.text),
  });
  equal(third.status, 409);
  match(third.text, /Keep the other value[^]+?>Stavanger</);
  await updateParcel(app.kv, { id, reference: "M-REF" });
  const last = await owner.form(`${PARCEL}/update`, {
    ...own,
    ...hiddenValuesOf(third.text),
  });
  equal(last.status, 303);
  const parcel = (await getParcel(app.kv, id))!;
  deepEqual([parcel.destination, parcel.weight, parcel.reference], [
    ...["Tromsø", "9 kg", "M-REF"],
  ]);
});

test("a conflict keeps the other member's value unless the member chooses or retypes their own", async ({ app, owner }) => {
  const id = await newParcel(app.kv);
  const { details } = await openBoth(owner);
  await updateParcel(app.kv, { id, destination: "Bergen" });
  const typed = { ...ADDRESS, destination: "Tromsø", weight: "9 kg" };
  const late = await details(typed);
  const again = {
    ...{ ...typed, ...hiddenValuesOf(late.text) },
    ...keepOther(late.text, "destination"),
  };
  equal((await owner.form(`${PARCEL}/update`, again)).status, 303);
  const kept = (await getParcel(app.kv, id))!;
  deepEqual([kept.destination, kept.weight], ["Bergen", "9 kg"]);
  const corrected = { ...again, destination: "Stavanger" };
  equal((await owner.form(`${PARCEL}/update`, corrected)).status, 303);
  equal((await getParcel(app.kv, id))!.destination, "Stavanger");
});

test("a form with a conflict and an invalid field asks for the choice again", async ({ app, owner }) => {
  const id = await newParcel(app.kv);
  const { details } = await openBoth(owner);
  await updateParcel(app.kv, { id, destination: "Bergen" });
  const typed = { ...ADDRESS, destination: "Tromsø" };
  const late = await details(typed);
  const wrong = await owner.form(`${PARCEL}/update`, {
    ...{ ...typed, ...hiddenValuesOf(late.text), recipient_email: "ann" },
    ...keepOther(late.text, "destination"),
  });
  equal(wrong.status, 422);
  const mended = await owner.form(`${PARCEL}/update`, {
    ...{ ...valuesOf(wrong.text), ...hiddenValuesOf(wrong.text) },
    recipient_email: "ann@example.org",
  });
  equal(mended.status, 409);
  equal((await getParcel(app.kv, id))!.destination, "Bergen");
});

test("a redisplayed form shows current values in untouched fields and names who changed them", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const id = await newParcel(app.kv);
  const { details } = await openBoth(owner);
  const body = { id, destination: "Bergen", weight: "7 kg" };
  await clerk.patch("/parcels", body);
  const late = await details({ ...ADDRESS, destination: "Tromsø" });
  equal(late.status, 409);
  const { destination, weight } = valuesOf(late.text);
  deepEqual([destination, weight], ["Tromsø", "7 kg"]);
  await updateParcel(app.kv, { id, weight: "8 kg" });
  const again = { ...valuesOf(late.text), ...hiddenValuesOf(late.text) };
  const saved = await owner.form(`${PARCEL}/update`, {
    ...again,
    "own.destination": "own",
  });
  equal(saved.status, 303);
  match(saved.headers.get("location")!, /others=weight$/);
  const parcel = (await getParcel(app.kv, id))!;
  deepEqual([parcel.destination, parcel.weight], ["Tromsø", "8 kg"]);
});

test("a conflict over linked fields names the field that differs", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  await addParcel(app.kv, {
    ...ADDRESS,
    ...{ min_expected_delivery_date: "2026-12-03" },
    ...{ max_expected_delivery_date: "2026-12-05" },
  });
  const id = (await findParcelId(app.kv, CODE))!;
  const { details } = await openBoth(owner);
  const body = { id, max_expected_delivery_date: "2026-12-07" };
  await clerk.patch("/parcels", body);
  const late = await details({
    ...ADDRESS,
    ...{ min_expected_delivery_date: "2026-12-03" },
    ...{ max_expected_delivery_date: "2026-12-09" },
  });
  equal(late.status, 409);
  match(
    late.text,
    /The clerk has set latest delivery date to something/,
  );
  const both = await details({
    ...ADDRESS,
    ...{ min_expected_delivery_date: "2026-12-01" },
    ...{ max_expected_delivery_date: "2026-12-05" },
  });
  match(
    both.text,
    /The clerk has set latest delivery date to something/,
  );
});

test("a map form asks about a point that a colleague has cleared", async ({ app, owner }) => {
  await addParcel(app.kv, { ...ADDRESS, ...ON_MAP, show_map: "no" });
  const id = (await findParcelId(app.kv, CODE))!;
  const send = await open(owner, `${PARCEL}/update-map`);
  const none = { map_current_latitude: null, map_current_longitude: null };
  await updateParcel(app.kv, { id, ...none });
  const typed = Object.fromEntries(
    Object.entries(ON_MAP).map(([name, value]) => [name, String(value)]),
  );
  const late = await send(typed);
  equal(late.status, 409);
  const again = { ...typed, ...hiddenValuesOf(late.text) };
  const path = `${PARCEL}/update-map`;
  const own = await owner.form(path, { ...again, "own.current": "own" });
  equal(own.status, 303);
  const parcel = (await getParcel(app.kv, id))!;
  deepEqual({ ...parcel, ...ON_MAP }, parcel);
});

function newPage(kv: Kv) {
  const page = pageCreate.parse({ title: "Sea", content: "Ships" });
  return createPage(kv, page, { language: "en" });
}

test("concurrent changes of pages and history entries are merged by field", async ({ app, owner }) => {
  const id = await newParcel(app.kv);
  const [entry] = await listHistory(app.kv, id);
  const page = await newPage(app.kv);
  const path = `/control/pages/${page.slug}`;
  const [sendPage, sendEntry] = [
    await open(owner, path),
    await open(owner, `${PARCEL}/activities/${entry!.id}`),
  ];
  await updatePage(app.kv, { id: page.id, title: "Rail" }, { language: "en" });
  await owner.patch("/activities", {
    id: entry!.id,
    title: "Held",
    color: "red",
  });
  const pageSaved = await sendPage({ title: page.title, sub_title: "By sea" });
  const changed = await getPageBySlug(app.kv, page.slug);
  deepEqual([changed!.title, changed!.sub_title], ["Rail", "By sea"]);
  match(
    (await owner.get(pageSaved.headers.get("location")!)).text,
    /Another change in the meantime: Title\./,
  );
  const typed = { title: entry!.title, description: "By hand" };
  const { headers } = await sendEntry(typed);
  const [after] = await listHistory(app.kv, id);
  deepEqual([after!.title, after!.description], ["Held", "By hand"]);
  match(
    (await owner.get(headers.get("location")!)).text,
    /Another change in the meantime: Title, Color\./,
  );
  equal((await sendEntry({ title: "Lost" })).status, 409);
  equal((await sendPage({ title: "Air" })).status, 409);
});

test("a conflict shows the other time formatted in the site's time zone", async ({ app }) => {
  await updateSettings(app.kv, { time_zone: "Asia/Kathmandu" });
  const client = await app.signedIn();
  const id = await newParcel(app.kv);
  const [entry] = await listHistory(app.kv, id);
  const send = await open(client, `${PARCEL}/activities/${entry!.id}`);
  await client.patch("/activities", {
    id: entry!.id,
    occurred_at: "2026-11-18T10:00:00Z",
  });
  const { status, text } = await send({
    title: entry!.title,
    occurred_at: "2026-11-17T08:00",
  });
  equal(status, 409);
  match(text, /field-conflict-value[^>]*><bdi[^>]*>Nov 18, 2026, 3:45\sPM</);
});

test("a parcel's form of version 1.2 asks once about any change, then overwrites it", async ({ app, owner }) => {
  const id = await newParcel(app.kv);
  const parcel = new Map<string, unknown>(
    Object.entries((await getParcel(app.kv, id))!),
  );
  const seen = sha256(
    JSON.stringify(NAMES_1_2.map((name) => parcel.get(name))),
  );
  const path = `${PARCEL}/update`;
  const first = { ...ADDRESS, reference: "", weight: "9 kg", seen };
  equal((await owner.form(path, first)).status, 303);
  const late = await owner.form(path, { ...first, reference: "M-REF" });
  equal(late.status, 409);
  match(late.text, /Someone else has changed this record/);
  const again = { ...first, ...hiddenValuesOf(late.text), weight: "" };
  equal((await owner.form(path, again)).status, 303);
  equal((await getParcel(app.kv, id))!.weight, null);
});

test("a page's form of version 1.2 is checked by the page's version", async ({ app, owner }) => {
  const page = await newPage(app.kv);
  const path = `/control/pages/${page.slug}`;
  const { title, content, icon, image, overlay, version } = page;
  const typed = { title, content, icon, image, overlay, sub_title: "By sea" };
  const send = (version: number) =>
    owner.form(path, { ...typed, version: String(version) });
  equal((await send(version)).status, 303);
  const late = await send(version);
  equal(late.status, 409);
  equal(hiddenValuesOf(late.text).version, String(version + 1));
  equal((await send(version + 1)).status, 303);
});

test("a form without a version mark is saved, one with an invalid mark is a conflict", async ({ app, owner }) => {
  await addParcel(app.kv, ADDRESS);
  const path = `${PARCEL}/update`;
  equal((await owner.form(path, { ...ADDRESS, seen: "" })).status, 303);
  const odd = await owner.form(path, { ...ADDRESS, seen: "nonsense" });
  equal(odd.status, 409);
  doesNotMatch(odd.text, /nonsense/);
});

Deno.test("lists on another instance show a change immediately", async () => {
  await using store = await sharedStore();
  await using here = await testApp({ kvPath: store.path });
  await using there = await testApp({ kvPath: store.path });
  const [owner, clerk] = [
    await here.signedIn(),
    await there.signedIn({ role: "clerk" }),
  ];
  const list = "/control/parcels/list.html";
  const created = await owner.post("/parcels", ADDRESS);
  match((await clerk.get(list)).text, new RegExp(CODE));
  const { id } = created.body.data;
  const body = { id, status: "Held at customs" };
  await owner.patch("/parcels", body);
  match((await clerk.get(list)).text, /Held at customs/);
  await owner.delete("/parcels", { id });
  doesNotMatch((await clerk.get(list)).text, new RegExp(CODE));
});
