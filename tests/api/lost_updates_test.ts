import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { createActivity } from "@/lib/parcels/activities.ts";
import {
  findParcelId,
  getParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { addParcel } from "../helpers/parcels.ts";
import { sharedStore } from "../helpers/store.ts";

const CODE = "WB-1111";
const PARCEL = `/control/parcels/${CODE}`;

/** What each form of the settings changes. */
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

/** Returns the hidden values of the form of a screen, without what the screen brings for other forms. */
function hidden(text: string): Record<string, string> {
  const [form = ""] = /<form class="form\b.*?<\/form>/s.exec(text) ?? [];
  return Object.fromEntries(
    [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
      .map(([, name, value]) => [name!, value!]),
  );
}

/** Opens a form; returns a function that submits it. */
async function open(client: Client, path: string) {
  const values = hidden((await client.get(path)).text);
  return (typed: Record<string, string>) =>
    client.form(path, { ...values, ...typed });
}

/** Opens the form of the parcel and that of its map; returns a function that submits each. */
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

Deno.test("each form of the settings can be saved although the others were saved while it was open", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const forms = await Promise.all(
    Object.entries(GROUPS).map(async ([group, typed]) => ({
      group,
      typed,
      send: await open(client, `/control/settings/${group}`),
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

Deno.test("a stale settings form is shown again, and overwrites on a second submit", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const path = "/control/settings/company";
  const send = await open(client, path);
  await updateSettings(app.kv, { gauge_air: 12 });
  const typed = { company_name: "Harbour & Sons", gauge_air: "90" };
  const late = await send(typed);
  equal(late.status, 409);
  match(late.text, /Someone else has changed this record/);
  match(late.text, /value="Harbour &amp; Sons"/);
  equal((await getSettings(app.kv)).gauge_air, 12);
  const again = await client.form(path, { ...typed, ...hidden(late.text) });
  equal(again.status, 303);
  equal((await getSettings(app.kv)).gauge_air, 90);
});

Deno.test("the forms of a parcel and of its map do not conflict with each other or with unrelated changes", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const id = await newParcel(app.kv);
  const { details, map } = await openBoth(client);
  await createActivity(app.kv, {
    ...{ parcel_id: id, title: "Weighed", description: "At the depot" },
    ...{ icon: "verified", color: "green" },
  });
  equal((await map(POINT)).status, 303);
  equal((await details({ ...ADDRESS, weight: "9 kg" })).status, 303);
  const parcel = (await getParcel(app.kv, id))!;
  deepEqual([parcel.weight, parcel.map_zoom], ["9 kg", 5]);
});

Deno.test("a stale parcel form is shown again, however the field was changed", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const id = await newParcel(app.kv);
  const { details, map } = await openBoth(client);
  await createActivity(app.kv, {
    ...{ parcel_id: id, title: "Customs", description: "In Nantes" },
    ...{ icon: "verified", color: "green", status: "Customs" },
    ...{ map_current_latitude: 47.3, map_current_longitude: -1.6 },
  });
  equal((await map(POINT)).status, 409);
  const late = await details({ ...ADDRESS, weight: "9 kg" });
  equal(late.status, 409);
  // The map of the parcel may change again before the form of the parcel is sent once more.
  await updateParcel(app.kv, { id, map_zoom: 7 });
  const typed = { ...ADDRESS, ...hidden(late.text), weight: "9 kg" };
  equal((await client.form(`${PARCEL}/update`, typed)).status, 303);
  equal((await getParcel(app.kv, id))?.weight, "9 kg");
});

Deno.test("a form without a version is saved, and one with an invalid version is shown again", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  await addParcel(app.kv, ADDRESS);
  const path = `${PARCEL}/update`;
  equal((await client.form(path, { ...ADDRESS, seen: "" })).status, 303);
  const odd = await client.form(path, { ...ADDRESS, seen: "nonsense" });
  equal(odd.status, 409);
  doesNotMatch(odd.text, /nonsense/);
});

Deno.test("a form over a colleague's change names the colleague, and overwrites on a second submit", async () => {
  await using app = await testApp();
  const owner = await app.signedIn();
  const clerk = await app.signedIn({ role: "clerk" });
  const id = await newParcel(app.kv);
  const { details } = await openBoth(owner);
  await clerk.api("PATCH", "/parcels", { body: { id, destination: "Bergen" } });
  const typed = { ...ADDRESS, destination: "Tromsø" };
  const late = await details(typed);
  equal(late.status, 409);
  match(late.text, /The clerk has changed this record\./);
  const again = { ...typed, ...hidden(late.text) };
  equal((await owner.form(`${PARCEL}/update`, again)).status, 303);
  equal((await getParcel(app.kv, id))!.destination, "Tromsø");
});

Deno.test("lists of a second clerk at another instance follow a change at once", async () => {
  await using store = await sharedStore();
  await using here = await testApp({ kvPath: store.path });
  await using there = await testApp({ kvPath: store.path });
  const [owner, clerk] = [
    await here.signedIn(),
    await there.signedIn({ role: "clerk" }),
  ];
  const list = "/control/parcels/list.html";
  const created = await owner.api("POST", "/parcels", { body: ADDRESS });
  match((await clerk.get(list)).text, new RegExp(CODE));
  const { id } = created.body.data;
  const body = { id, status: "Held at customs" };
  await owner.api("PATCH", "/parcels", { body });
  match((await clerk.get(list)).text, /Held at customs/);
  await owner.api("DELETE", "/parcels", { body: { id } });
  doesNotMatch((await clerk.get(list)).text, new RegExp(CODE));
});
