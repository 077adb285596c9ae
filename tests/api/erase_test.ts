import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { ADMIN } from "../helpers/admin.ts";
import { testApp } from "../helpers/app.ts";
import { addPerson, keysWithPerson, PERSON, TYPED } from "../helpers/person.ts";
import { test } from "../helpers/site.ts";
import { TempFolder } from "../helpers/temp_folder.ts";

const ERASE = "/control/settings/erase";
const FIELDS = { email: TYPED, password: ADMIN.password };

test("the owner erases a person, and the screen lists the remaining steps", async ({ app, owner }) => {
  await addPerson(app.kv);
  const answer = await owner.form(ERASE, FIELDS);
  equal(answer.status, 303, answer.text);
  const location = answer.headers.get("location")!;
  match(location, /^\/control\/settings\/erase\?done=started&job=\w{26}$/);
  match((await owner.get(location)).text, /The erasure is running\./);
  await app.jobs.drain();
  deepEqual(await keysWithPerson(app.kv), []);
  const { text } = await owner.get(location);
  match(text, /The erasure is complete\./);
  match(text, /deno task compact/);
  match(text, /There are no copies beside the database\./);
  doesNotMatch(JSON.stringify(app.lines), /muster/i);
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

test("a wrong password erases nothing, counts as a failed sign-in and keeps the typed address", async ({ app, owner }) => {
  await addPerson(app.kv);
  const before = await keysWithPerson(app.kv);
  const wrong = { ...FIELDS, password: "wrong" };
  const answer = await owner.form(ERASE, wrong);
  equal(answer.status, 422);
  match(answer.text, /The current password is wrong\./);
  match(answer.text, /value="ERIKA\.MUSTER@MAIL\.EXAMPLE"/);
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
    const answer = await owner.form(ERASE, { ...FIELDS, email });
    equal(answer.status, 422);
    match(answer.text, sentence);
  }
});

test("only an owner may erase and sees the link", async ({ app }) => {
  const privacy = "/control/settings/privacy";
  const manager = await app.signedIn({ role: "manager" });
  equal((await manager.get(ERASE)).status, 403);
  equal((await manager.form(ERASE, FIELDS)).status, 403);
  doesNotMatch((await manager.get(privacy)).text, /settings\/erase/);
  const owner = await app.signedIn();
  match((await owner.get(privacy)).text, /href="\/control\/settings\/erase"/);
});

test("the screen does not show other jobs", async ({ owner }) => {
  const { status, text } = await owner.get(`${ERASE}?done=started&job=other`);
  equal(status, 200);
  doesNotMatch(text, /The erasure (is|has)/);
});
