import { deepEqual, equal, match, ok } from "node:assert/strict";
import { MAX_BODY } from "@/lib/fields/constants.ts";
import { toCarried } from "@/lib/forms/typed_fields.ts";
import { ADMIN, seedAdmin } from "../helpers/admin.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { test } from "../helpers/site.ts";

const SESSIONS = "/control/account/sessions.html";

Deno.test("the sessions screen lists every session, and the password ends all others", async () => {
  await using app = await testApp();
  const [first, second] = await twoBrowsers(app);
  const page = await first.get(SESSIONS);
  equal(page.status, 200);
  equal(count(page.text, "This browser"), 1);
  equal(count(page.text, "Another browser"), 1);

  const ended = await first.form(SESSIONS, { password: ADMIN.password });
  equal(ended.status, 303);
  const after = await first.get(ended.headers.get("location")!);
  match(after.text, /role="status"[^>]*>.*All your other sessions have ended/s);
  equal(count(after.text, "This browser"), 1);
  equal(count(after.text, "Another browser"), 0);
  equal((await second.get(SESSIONS)).status, 303);
});

Deno.test("a wrong password ends no session and counts as a failed sign-in", async () => {
  await using app = await testApp({ env: { LIMIT_FACTOR: "0.1" } });
  const [first, second] = await twoBrowsers(app);
  const refused = await first.form(SESSIONS, { password: "not the password" });
  equal(refused.status, 422);
  match(refused.text, /role="alert"/);
  equal((await second.get(SESSIONS)).status, 200);
  const wait = await first.form(SESSIONS, { password: ADMIN.password });
  equal(wait.status, 429);
});

test("a sign-in with a carried form returns the form and marks the device as known", async ({ app }) => {
  await seedAdmin(app.kv);
  const client = app.client();
  const next = "/control/email/send.html";
  const typed = toCarried({ body: "It is here." });
  const fields = { ...ADMIN, next, ...typed } as Record<string, string>;
  const { status, text } = await client.form(
    "/control/signin.html?ended",
    fields,
  );
  equal(status, 200);
  match(text, /name="body" value="It is here\."/);
  deepEqual([...client.cookies.keys()].sort(), ["dev", "sid"]);
  equal((await client.get(next)).status, 200);
});

test("a sign-in says so when the browser has refused the session's cookie", async ({ app }) => {
  await seedAdmin(app.kv);
  const signIn = "/control/signin.html";
  const { headers } = await app.client().form(signIn, ADMIN);
  const panel = headers.get("location")!;
  const referer = `${app.client().origin}${signIn}`;
  // A client without the cookie of the sign-in.
  const refused = await app.client().get(panel, { referer });
  const again = refused.headers.get("location")!;
  match(
    (await app.client().get(again)).text,
    /role="status"[^>]*>.*Your browser refuses cookies/s,
  );
  const stranger = await app.client().get(panel);
  equal(stranger.headers.get("location"), signIn);
});

test("a session that has ended is announced at the sign-in, which returns to the page", async ({ app }) => {
  const path = "/control/parcels/list.html";
  const client = await app.signedIn();
  const elsewhere = await app.signedIn();
  await elsewhere.form(SESSIONS, { password: ADMIN.password });
  const location = (await client.get(path)).headers.get("location")!;
  match(location, /\?next=.*&signedout$/);
  const { text } = await client.get(location);
  match(text, /role="status"[^>]*>.*You have been signed out\. Sign in again/s);
  match(text, /name="next" value="\/control\/parcels\/list\.html"/);
});

test("a carried form can only be sent on to the panel", async ({ app }) => {
  await seedAdmin(app.kv);
  for (
    const next of ["//evil.example/", "https://evil.example/", "/track.html"]
  ) {
    const fields = { ...ADMIN, next, ...toCarried({ body: "It is here." }) };
    const path = "/control/signin.html?ended";
    const { text } = await app.client().form(path, fields);
    match(text, /<form[^>]*class="form"[^>]*action="\/control\/index\.html"/);
    ok(!text.includes(`"${next}"`), next);
  }
});

test("a form with thousands of fields is not carried through the sign-in", async ({ app }) => {
  const names = Array.from({ length: 5_000 }, (_, index) => `field${index}`);
  const fields = Object.fromEntries(names.map((name) => [name, "x"]));
  const { status, text } = await app.client().form(
    "/control/signin.html?ended",
    fields,
  );
  equal(status, 413);
  ok(text.length < 10_000, `${text.length} characters`);
});

Deno.test("the sessions screen lists no expired sessions", async () => {
  const clock = { ms: Date.parse("2026-11-20T12:00:00Z") };
  await using app = await testApp({ clock });
  await twoBrowsers(app);
  clock.ms += 61 * 60_000;
  const admin = await app.signedIn();
  const { text } = await admin.get(SESSIONS);
  equal(count(text, "Another browser"), 0);
  match(text, /Nov 20, 2026, 1:01\sPM/);
});

async function twoBrowsers(app: TestApp): Promise<[Client, Client]> {
  return [await app.signedIn(), await app.signedIn()];
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

test("a long text posted after the session has ended is carried through the sign-in only on a known device", async ({ app }) => {
  await app.signedIn();
  const person = app.client();
  await person.post("/admins/auth/signin", ADMIN);
  await person.api("GET", "/admins/auth/signout");
  const path = "/control/pages/create.html";
  const content = "ü".repeat(MAX_BODY);
  const page = { title: "Air Freight", content, icon: "people" };
  const ended = await person.form(path, page);
  equal(ended.status, 307);
  const signIn = ended.headers.get("location")!;
  const asked = await person.form(signIn, page);
  match(asked.text, /Your session has ended/);
  ok(asked.text.includes(`name="typed.content" value="${content}"`));
  const resumed = await person.form(signIn, {
    ...{ email: ADMIN.email, password: ADMIN.password, next: path },
    ...{ "typed.title": page.title, "typed.content": content },
  });
  equal(resumed.status, 200);
  ok(resumed.text.includes(`name="content" value="${content}"`));
  equal((await app.client().form(signIn, page)).status, 413);
});
