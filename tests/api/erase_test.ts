import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { getParcel } from "@/lib/parcels/parcels.ts";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { ADMIN } from "../helpers/admin.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { makeParcel } from "../helpers/domain.ts";
import {
  addPerson,
  BELONGINGS,
  keysWithPerson,
  PERSON,
  TYPED,
} from "../helpers/person.ts";
import { test } from "../helpers/site.ts";
import { TempFolder } from "../helpers/temp_folder.ts";

const ERASE = "/control/settings/erase";

/** Posts both pages of the screen, the second with the values it shows and `changes`. */
async function erase(
  owner: Client,
  named: Record<string, string>,
  changes: Record<string, string> = {},
) {
  const { status, text } = await owner.form(ERASE, named);
  equal(status, 200, text);
  return await owner.form(ERASE, { ...secondPage(text), ...changes });
}

/** Returns the fields of the second page, with all parcels ticked. */
function secondPage(text: string): Record<string, string> {
  const hidden = text.matchAll(
    /<input type="hidden" name="(\w+)" value="([^"]*)"/g,
  );
  const fields = Object.fromEntries(
    Array.from(hidden, ([, name, value]) => [name!, value!]),
  );
  const { listed = "", step = "" } = fields;
  equal(step, "2");
  return { ...fields, ticked: listed, password: ADMIN.password };
}

/** Returns the numbers on a screen by their labels. */
function numbersIn(text: string): Record<string, number> {
  const facts = text.matchAll(/<dt>([^<]+)<\/dt><dd>(\d+)<\/dd>/g);
  return Object.fromEntries(
    Array.from(facts, ([, label, number]) => [label!, Number(number)]),
  );
}

test("the owner sees what would be erased, erases it, and the screen lists the remaining steps", async ({ app, owner }) => {
  await addPerson(app.kv);
  const before = await keysWithPerson(app.kv);
  const look = await owner.form(ERASE, { email: TYPED });
  match(look.text, /Nothing has changed yet\./);
  const numbers = numbersIn(look.text);
  deepEqual([numbers.Parcels, numbers.Messages, numbers.Emails], [3, 2, 2]);
  match(look.text, /PERSON-RECEIVED/);
  match(look.text, /button-danger"[^>]*>Erase Person</);
  deepEqual(await keysWithPerson(app.kv), before);
  const answer = await owner.form(ERASE, secondPage(look.text));
  equal(answer.status, 303, answer.text);
  const location = answer.headers.get("location")!;
  match(location, /^\/control\/settings\/erase\?done=started&job=\w{26}$/);
  const running = (await owner.get(location)).text;
  match(running, /The erasure is running\./);
  match(running, /class="job-progress"/);
  match(running, /<noscript><a [^>]*>Reload</);
  await app.jobs.drain();
  deepEqual(await keysWithPerson(app.kv), []);
  const { text } = await owner.get(location);
  match(text, /The erasure is complete\./);
  deepEqual(numbersIn(text), numbers);
  match(text, /deno task compact/);
  match(text, /There are no copies beside the database\./);
  doesNotMatch(JSON.stringify(app.lines), /muster/i);
});

test("unticked parcels lead to a second look at the others, and keep their persons", async ({ app, owner }) => {
  const phone = "0159 7247719";
  const fields = { recipient_name: "Erika", recipient_phone_number: phone };
  const parcels = await Promise.all(
    ["WB-77001", "WB-77002"].map((tracking_code) =>
      makeParcel(app.kv, { ...fields, tracking_code })
    ),
  );
  const [first, other] = parcels.map(({ id }) => id);
  const again = await erase(owner, { phone: "+49 159 7247719" }, {
    ticked: first!,
  });
  equal(again.status, 200);
  match(again.text, /WB-77001/);
  doesNotMatch(again.text, /WB-77002/);
  const none = await owner.form(ERASE, {
    ...secondPage(again.text),
    ticked: "",
  });
  equal(none.status, 422);
  match(none.text, /Select at least one parcel\./);
  await owner.form(ERASE, secondPage(again.text));
  await app.jobs.drain();
  const names = await Promise.all(
    [first, other].map(async (id) => (await getParcel(app.kv, id!))!),
  );
  deepEqual(names.map(({ recipient_name }) => recipient_name), ["…", "Erika"]);
});

test("a person known by name alone is erased from the parcels with the typed codes", async ({ app, owner }) => {
  const { id } = await makeParcel(app.kv, {
    tracking_code: "WB-77003",
    recipient_name: "Erika",
  });
  const unknown = await owner.form(ERASE, { codes: "WB-77003 WB-0" });
  equal(unknown.status, 422);
  match(unknown.text, /Not found: WB-0/);
  equal((await erase(owner, { codes: "WB-77003\n" })).status, 303);
  await app.jobs.drain();
  equal((await getParcel(app.kv, id))!.recipient_name, "…");
});

test("the screen says that nothing is found, and takes exactly one way to name a person", async ({ app, owner }) => {
  await addPerson(app.kv);
  const nothing = await owner.form(ERASE, { email: "nobody@mail.example" });
  equal(nothing.status, 200);
  match(nothing.text, /Nothing that is stored holds this person\./);
  match(nothing.text, /value="nobody@mail\.example"/);
  doesNotMatch(nothing.text, /button-danger/);
  for (
    const [named, sentence] of [
      [{}, /Enter one of the three/],
      [{ email: TYPED, codes: "WB-1" }, /Enter one of the three/],
      [{ phone: "12345" }, /must have 7 to 15 digits/],
    ] as const
  ) {
    const { status, text } = await owner.form(ERASE, named);
    equal(status, 422);
    match(text, sentence);
  }
});

test("calls count and erase a person in three ways, for the owner and with the password alone", async ({ app, owner }) => {
  const { received } = await addPerson(app.kv);
  const before = await keysWithPerson(app.kv);
  const ways = [
    { email: TYPED },
    { phone: BELONGINGS.phone.replace("+49 ", "0") },
    { parcel_ids: [received] },
  ];
  for (const way of ways) {
    const { body } = await owner.api("POST", "/erasures/preview", {
      body: way,
    });
    equal(body.data.next_cursor, null);
    equal(body.data.parcels, body.data.found_parcels.length);
    ok(body.data.parcels > 0 && body.data.journal > 0);
    ok(JSON.stringify(body.data.found_parcels).includes(received));
  }
  const wrong = [
    {},
    { email: TYPED, phone: BELONGINGS.phone },
    { phone: "12345" },
    { parcel_ids: [] },
    { parcel_ids: ["none"] },
    { email: ADMIN.email },
  ];
  for (const way of wrong) {
    for (const path of ["/erasures/preview", "/erasures"]) {
      const password = path === "/erasures" && { password: ADMIN.password };
      const body = { ...way, ...password };
      const answer = await owner.api("POST", path, { body });
      equal(answer.status, 422, JSON.stringify(body));
    }
  }
  for (const password of [undefined, "wrong"]) {
    const body = { email: TYPED, password };
    equal((await owner.api("POST", "/erasures", { body })).status, 422);
  }
  const manager = await app.signedIn({ role: "manager" });
  for (const path of ["/erasures/preview", "/erasures"]) {
    const body = { email: TYPED, password: ADMIN.password };
    equal((await manager.api("POST", path, { body })).status, 403);
  }
  deepEqual(await keysWithPerson(app.kv), before);
  const body = { parcel_ids: [received], password: ADMIN.password };
  const { body: { data } } = await owner.api("POST", "/erasures", { body });
  await app.jobs.drain();
  const job = (await owner.api("GET", `/jobs/${data.id}`)).body.data;
  deepEqual([job.status, job.result.parcels], ["done", 1]);
  equal((await getParcel(app.kv, received))!.recipient_name, "…");
});

Deno.test("the screen lists backups and dumps with their ages, without hashes", async () => {
  await using folder = new TempFolder();

  await Deno.mkdir(`${folder.path}/backups`);
  await Deno.mkdir(`${folder.path}/dumps`);
  const old = new Date(Date.now() - 3 * 24 * 60 * 60_000 - 60_000);
  for (const name of ["backups/a.kv", "backups/a.kv.sha256", "dumps/b"]) {
    await Deno.writeTextFile(`${folder.path}/${name}`, "");
    await Deno.utime(`${folder.path}/${name}`, old, old);
  }
  const KV_PATH = `${folder.path}/waybill.kv`;
  await using app = await testApp({ env: { KV_PATH } });
  const { text } = await (await app.signedIn()).get(ERASE);
  match(text, /backups\/a\.kv<.{1,80}3 days old/);
  match(text, /dumps\/b<.{1,80}3 days old/);
  doesNotMatch(text, /sha256/);
});

Deno.test("the screen says where the replica is and when the e-mail address will be gone from it", async () => {
  await using plain = await testApp();
  const without = await (await plain.signedIn()).get(ERASE);
  doesNotMatch(without.text, /replica/i);
  const env = { REPLICA_PATH: "/mnt/replica/waybill", REPLICA_DAYS: "9" };
  await using app = await testApp({ env });
  const owner = await app.signedIn();
  const { text } = await owner.get(ERASE);
  // The path comes first: after the sentence it would read as the path of the database file.
  match(
    text,
    />\/mnt\/replica\/waybill<\/bdi><br\s?\/?>A replica .* After “deno task compact” has .* gone from it .* on 9 more days\.</,
  );
  for (const code of LOCALE_CODES) {
    owner.cookies.set("googtrans", `/en/${code}`);
    const { text } = await owner.get(ERASE);
    match(text, />\/mnt\/replica\/waybill<\/bdi>/, code);
  }
});

test("a wrong password erases nothing, counts as a failed sign-in and keeps the second page", async ({ app, owner }) => {
  await addPerson(app.kv);
  const before = await keysWithPerson(app.kv);
  const { text } = await owner.form(ERASE, { email: TYPED });
  const wrong = { ...secondPage(text), password: "wrong" };
  const answer = await owner.form(ERASE, wrong);
  equal(answer.status, 422);
  match(answer.text, /The current password is wrong\./);
  deepEqual(secondPage(answer.text).email, TYPED);
  let status = 422;
  for (let tries = 0; status === 422 && tries < 30; tries++) {
    status = (await owner.form(ERASE, wrong)).status;
  }
  equal(status, 429);
  deepEqual(await keysWithPerson(app.kv), before);
});

test("an e-mail address that the site needs is rejected with the step to take first", async ({ app, owner }) => {
  await updateSettings(app.kv, { contact_email: PERSON });
  for (
    const [email, sentence] of [
      [ADMIN.email, /Remove that member first\./],
      [TYPED, /Enter another one under Settings first\./],
    ] as const
  ) {
    const answer = await owner.form(ERASE, { email });
    equal(answer.status, 422);
    match(answer.text, sentence);
  }
});

test("only an owner may erase and sees the link", async ({ app }) => {
  const privacy = "/control/settings/privacy";
  const manager = await app.signedIn({ role: "manager" });
  equal((await manager.get(ERASE)).status, 403);
  equal((await manager.form(ERASE, { email: TYPED })).status, 403);
  doesNotMatch((await manager.get(privacy)).text, /settings\/erase/);
  const owner = await app.signedIn();
  match((await owner.get(privacy)).text, /href="\/control\/settings\/erase"/);
});

test("the screen does not show other jobs", async ({ owner }) => {
  const { status, text } = await owner.get(`${ERASE}?done=started&job=other`);
  equal(status, 200);
  doesNotMatch(text, /The erasure (is|has)/);
});
