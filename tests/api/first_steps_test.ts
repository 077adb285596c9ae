import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { ADMIN, setupToken } from "../helpers/admin.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { addParcel } from "../helpers/parcels.ts";
import { test } from "../helpers/site.ts";

const DAY = "/control/index.html";
const NAME = "/control/account/name.html";
const COMPANY = "/control/settings/company";
const ZONE = "/control/settings/privacy#field-time_zone";
const CONTACT = "/control/settings/contact";
const PRIVACY = "/control/settings/privacy";
const PARCEL = "/control/parcels/create.html";
const COLLEAGUE = "/control/team/create.html";
const MAIL = "/control/settings/mail#mail-setup";

/** Returns the links of the numbered list of open steps. */
async function stepsOf(client: Client): Promise<string[]> {
  const { text } = await client.get(DAY);
  const [, list = ""] = /<ol class="first-list">(.*?)<\/ol>/s.exec(text) ?? [];
  return [...list.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href!);
}

/** Signs up by the form of the page, then signs in. */
async function signUp(
  client: Client,
  fields: Record<string, string>,
): Promise<void> {
  const { status } = await client.form("/control/signup.html", fields);
  equal(status, 303);
  equal((await client.form("/control/signin.html", ADMIN)).status, 303);
}

Deno.test("the first steps ask for what a sign-up without name, company and time zone lacks", async () => {
  await using app = await testApp({ env: { MAIL_DRIVER: "log" } });
  const owner = app.client();
  await signUp(owner, { ...ADMIN, token: await setupToken(app.kv) });
  const open = [CONTACT, PARCEL, COLLEAGUE, MAIL];
  deepEqual(await stepsOf(owner), [NAME, COMPANY, ZONE, ...open]);
  await owner.form(NAME, { name: "Jörg Köhler" });
  deepEqual(await stepsOf(owner), [COMPANY, ZONE, ...open]);
  await owner.form(COMPANY, { company_name: "Köhler Spedition" });
  deepEqual(await stepsOf(owner), [ZONE, ...open]);
  await owner.patch("/settings", { time_zone: "UTC" });
  deepEqual(await stepsOf(owner), open);
  match((await owner.get(DAY)).text, /Signed in as Jörg Köhler.*5 of 9 steps/s);
});

Deno.test("the first steps do not repeat questions of the sign-up", async () => {
  await using app = await testApp({ env: { MAIL_DRIVER: "log" } });
  const owner = app.client();
  await signUp(owner, {
    ...ADMIN,
    token: await setupToken(app.kv),
    name: "Jörg Köhler",
    company_name: "Köhler Spedition",
    time_zone: "UTC",
    tracking_privacy: "full",
  });
  deepEqual(await stepsOf(owner), [CONTACT, PARCEL, COLLEAGUE, MAIL]);
});

Deno.test("the journal, the trash and a conflict call the owner by the name of the sign-up", async () => {
  await using app = await testApp();
  const owner = app.client();
  const fields = { ...ADMIN, name: "Jörg Köhler" };
  await signUp(owner, { ...fields, token: await setupToken(app.kv) });
  const page = { title: "Customs", content: "What they want to see." };
  const { id } = (await owner.post("/pages", page)).body.data;
  await owner.delete("/pages", { id });
  for (
    const path of ["/control/journal.html", "/control/trash.html?noun=pages"]
  ) {
    const { text } = await owner.get(path);
    match(text, /Jörg Köhler/, path);
  }
  const clerk = await app.signedIn({ role: "manager" });
  const { text } = await clerk.get(COMPANY);
  const [, seen] = /name="seen" value="([^"]+)"/.exec(text)!;
  await owner.patch("/settings", { company_name: "Köhler Spedition" });
  const typed = { company_name: "Harbour Freight", seen: seen! };
  const refused = await clerk.form(COMPANY, typed);
  equal(refused.status, 409);
  match(refused.text, /role="alert".*Jörg Köhler/s);
});

test("saving a settings screen accepts the defaults that it shows", async ({ owner }) => {
  const { text } = await owner.get(PRIVACY);
  const [, seen] = /name="seen" value="([^"]+)"/.exec(text)!;
  const saved = await owner.form(PRIVACY, {
    tracking_privacy: "full",
    time_zone: "UTC",
    journal_days: "400",
    seen: seen!,
  });
  equal(saved.headers.get("location"), `${PRIVACY}?done=unchanged`);
  const open = [NAME, COMPANY, CONTACT, PARCEL, COLLEAGUE, MAIL];
  deepEqual(await stepsOf(owner), open);
});

Deno.test("the list of first steps omits those that are done", async () => {
  await using app = await testApp({ env: { MAIL_DRIVER: "log" } });
  const owner = await app.signedIn();
  const steps = new Set([
    ...[NAME, COMPANY, ZONE, CONTACT, PRIVACY, PARCEL, COLLEAGUE, MAIL],
  ]);
  const expectDone = async (href: string) => {
    steps.delete(href);
    deepEqual(await stepsOf(owner), [...steps]);
  };
  await owner.form(CONTACT, { contact_email: "hello@example.com" });
  await expectDone(CONTACT);
  // Saving the default counts as a choice.
  await owner.patch("/settings", { tracking_privacy: "full" });
  await expectDone(PRIVACY);
  await addParcel(app.kv, { tracking_code: "WB-1001" });
  await expectDone(PARCEL);
  const colleague = { email: "ann@example.com", name: "Ann", role: "clerk" };
  await owner.post("/admins", colleague);
  await expectDone(COLLEAGUE);
});

Deno.test("the first steps disappear once all are done, including mail set up in the environment", async () => {
  await using app = await testApp({
    env: { MAIL_DRIVER: "smtp", SMTP_HOST: "127.0.0.1" },
  });
  const owner = await app.signedIn();
  await owner.form(NAME, { name: "Ann" });
  await owner.patch("/settings", {
    company_name: "Acme",
    time_zone: "Europe/Oslo",
    contact_email: "hello@example.com",
    tracking_privacy: "masked",
  });
  await addParcel(app.kv, { tracking_code: "WB-1001" });
  deepEqual(await stepsOf(owner), [COLLEAGUE]);
  const colleague = { email: "ann@example.com", name: "Ann B", role: "clerk" };
  await owner.post("/admins", colleague);
  doesNotMatch((await owner.get(DAY)).text, /First Steps/);
});

test("members see only the first steps that their role allows", async ({ app }) => {
  const manager = await app.signedIn({ role: "manager" });
  deepEqual(await stepsOf(manager), [COMPANY, ZONE, CONTACT, PRIVACY, PARCEL]);
  const clerk = await app.signedIn({ role: "clerk" });
  deepEqual(await stepsOf(clerk), [PARCEL]);
  await addParcel(app.kv, { tracking_code: "WB-1001" });
  deepEqual(await stepsOf(clerk), []);
});
