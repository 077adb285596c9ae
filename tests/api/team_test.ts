import {
  deepEqual,
  doesNotMatch,
  equal,
  match,
  notEqual,
  ok,
} from "node:assert/strict";
import type { Member } from "@/lib/accounts/schema.ts";
import { OWNERS_KEY } from "@/lib/accounts/members.ts";
import { PAGE_LANGUAGE } from "@/lib/fields/constants.ts";
import type { ListPage } from "@/lib/fields/paging.ts";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { ADMIN, setupToken } from "../helpers/admin.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { findFaults } from "../helpers/integrity.ts";
import { pinOf } from "../helpers/pins.ts";
import {
  accept,
  invite,
  PASSWORD,
  signIn,
  signInColleague,
  tokenOf,
} from "../helpers/team.ts";
import { recordingTransport } from "../helpers/transports.ts";
import { test } from "../helpers/site.ts";
import { TempFolder } from "../helpers/temp_folder.ts";

const CLERK = "ida@waybill.example";
const HOUR = 60 * 60_000;
const LAST_OWNER =
  "This is the last owner. Make another active member an owner first.";
const NOT_ALLOWED =
  "Your role does not allow this. Ask an owner to change your role, or to do it for you.";
const WRONG_INVITATION =
  "This invitation is not valid: the code is wrong, has been used or has expired. Ask for a new link.";

function change(client: Client, body: object) {
  return client.patch("/admins", body);
}

async function members(client: Client): Promise<Member[]> {
  const { body } = await client.api<ListPage<Member>>("GET", "/admins");
  return body.data.data;
}

/** Returns the id of the signed-in member. */
async function ownId(client: Client): Promise<string> {
  return (await client.api("GET", "/graph")).body.data.admin.data.id;
}

function dump(kv: Kv) {
  return kv.list<unknown>({ prefix: [] }, { limit: 10_000 });
}

Deno.test("the API alone can create an owner, invite a clerk and deactivate the clerk", async () => {
  await using app = await testApp();
  const token = await setupToken(app.kv);
  const owner = app.client();
  const first = { ...ADMIN, token };
  equal((await owner.post("/admins", first)).status, 200);
  equal((await signIn(owner, ADMIN.email, ADMIN.password)).status, 200);
  const { id, invite_url } = await invite(owner, CLERK);
  const clerk = app.client();
  const accepted = await accept(clerk, invite_url);
  equal(accepted.status, 200);
  equal(accepted.body.message, "Your account is ready. You can sign in now.");
  equal((await signIn(clerk, CLERK)).status, 200);
  const settings = await clerk.patch("/settings", { company_name: "Mine" });
  deepEqual([settings.status, settings.body.errors], [403, [NOT_ALLOWED]]);
  const parcel = await clerk.post("/parcels", {
    tracking_code: "WB-7777",
    recipient_name: "Ann",
    destination: "Lyon",
  });
  equal(parcel.status, 200);
  const query = `?record_id=${parcel.body.data.id}`;
  const journal = await owner.api("GET", `/journal${query}`);
  deepEqual(journal.body.data.data[0].actor, {
    kind: "admin",
    id,
    name: "Ida Clerk",
  });
  equal((await change(owner, { id, active: "no" })).status, 200);
  const after = await clerk.api("GET", "/parcels");
  equal(after.status, 401);
  equal(after.body.admin, "false");
  deepEqual(await findFaults(app.kv), []);
});

Deno.test("POST /api/admins returns the pending member and, once, the link", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  await using app = await testApp({ clock });
  const owner = await app.signedIn();
  const { status, body } = await owner.post("/admins", {
    email: CLERK,
    name: "Ida Clerk",
    role: "clerk",
  });
  equal(status, 200);
  const { invite_url, ...member } = body.data;
  match(
    invite_url,
    /^http:\/\/localhost:8000\/control\/invite\.html\?named#token=[0-9A-Z]{4}(-[0-9A-Z]{4}){5}$/,
  );
  deepEqual(member, {
    id: member.id,
    email: CLERK,
    name: "Ida Clerk",
    role: "clerk",
    active: "yes",
    pending: "yes",
    created_at: "2026-11-20T00:00:00.000Z",
    last_seen_at: null,
  });
  equal(
    body.message,
    "The invitation is ready. Pass on the link: it is shown only now.",
  );
  deepEqual((await members(owner))[0], member);
});

test("GET /api/admins lists the team newest first", async ({ owner }) => {
  for (const name of ["a", "b"]) await invite(owner, `${name}@example.com`);
  const first = await owner.api("GET", "/admins?per_page=2");
  const { data, total, last_page, next_page_url, object } = first.body.data;
  deepEqual(
    data.map(({ email }: Member) => email),
    ["b@example.com", "a@example.com"],
  );
  deepEqual([total, last_page, object], [3, 2, "admins"]);
  const rest = await owner.api("GET", next_page_url.slice("/api".length));
  const [last] = rest.body.data.data;
  deepEqual([last.email, last.role, last.pending], [
    ADMIN.email,
    "owner",
    "no",
  ]);
  equal(rest.body.data.next_page_url, null);
});

test("the team's calls reject visitors and other roles before they read the body", async ({ app, owner }) => {
  const { id } = await invite(owner, CLERK);
  const visitor = app.client();
  const closed = await visitor.send("/api/admins", {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: "{",
  });
  equal(closed.status, 403);
  ok(closed.text.includes("An administrator already exists."));
  for (const role of ["manager", "clerk"] as const) {
    const client = await app.signedIn({ role });
    for (const method of ["POST", "PATCH", "DELETE"]) {
      const answer = await client.send("/api/admins", {
        method,
        headers: { "content-type": "text/plain" },
        body: "{",
      });
      equal(answer.status, 403, `${role} ${method}`);
      deepEqual(JSON.parse(answer.text).errors, [NOT_ALLOWED]);
    }
    equal((await client.api("GET", "/admins")).status, 403);
    const body = { id };
    equal((await client.post("/admins/invite", body)).status, 403);
  }
  equal((await visitor.api("GET", "/admins")).status, 401);
});

test("POST /api/admins by an owner rejects the fields of the set-up and names missing ones", async ({ owner }) => {
  const good = { email: CLERK, name: "Ida", role: "clerk" };
  const cases: [body: object, errors: string[]][] = [
    [{ ...good, password: PASSWORD }, ["The password field is not allowed."]],
    [{ ...good, token: "x" }, ["The token field is not allowed."]],
    [{}, ["The email field is required.", "The role field is required."]],
    [{ ...good, role: "boss" }, ["The selected role is invalid."]],
    [{ ...good, email: "ida" }, ["The email must be a valid email address."]],
  ];
  for (const [body, errors] of cases) {
    const answer = await owner.post("/admins", body);
    deepEqual(
      [answer.status, answer.body.errors],
      [422, errors],
      JSON.stringify(body),
    );
  }
});

test("an e-mail address is taken in any case, even by invited and deactivated members", async ({ owner }) => {
  const { id } = await invite(owner, CLERK);
  await change(owner, { id, active: "no" });
  for (const email of [CLERK.toUpperCase(), ADMIN.email.toUpperCase()]) {
    const body = { email, role: "clerk" };
    const answer = await owner.post("/admins", body);
    deepEqual([answer.status, answer.body.errors], [422, [
      "The email has already been taken.",
    ]]);
  }
  equal((await members(owner)).length, 2);
});

test("a repeated invitation returns the member but no link", async ({ app, owner }) => {
  const body = { email: CLERK, role: "clerk" };
  const headers = { "idempotency-key": "ida" };
  const first = await owner.api("POST", "/admins", { body, headers });
  const again = await owner.api("POST", "/admins", { body, headers });
  equal(again.status, 200);
  const { invite_url, ...member } = first.body.data;
  notEqual(invite_url, undefined);
  deepEqual(again.body.data, member);
  equal((await accept(app.client(), invite_url)).status, 200);
});

test.withMails("an invitation works once, and no stored or logged text contains its token", async ({ app, transport, owner }) => {
  const { invite_url } = await invite(owner, CLERK);
  await app.jobs.drain();
  const tokens = [tokenOf(invite_url), pinOf(transport.letters[0])];
  const kept = JSON.stringify([await dump(app.kv), app.lines]);
  for (const token of tokens) {
    ok(!kept.includes(token) && !kept.includes(token.replaceAll("-", "")));
  }
  equal((await accept(app.client(), invite_url)).status, 200);
  const again = await accept(app.client(), invite_url);
  deepEqual([again.status, again.body.errors], [422, [WRONG_INVITATION]]);
});

test("exactly one of 20 concurrent accepts succeeds and stores its password", async ({ app, owner }) => {
  const { invite_url } = await invite(owner, CLERK);
  const passwords = Array.from({ length: 20 }, (_, n) => `${n} ${PASSWORD}`);
  const answers = await Promise.all(passwords.map((password, n) => {
    const client = app.client({ ip: `198.51.100.${n}` });
    return accept(client, invite_url, { password });
  }));
  const statuses = answers.map(({ status }) => status);
  equal(statuses.filter((status) => status === 200).length, 1);
  const won = passwords[statuses.indexOf(200)]!;
  equal((await signIn(app.client(), CLERK, won)).status, 200);
});

Deno.test("an invitation expires after 48 hours", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  await using app = await testApp({ clock });
  const owner = await app.signedIn();
  const links = [];
  for (const name of ["a", "b"]) {
    links.push((await invite(owner, `${name}@example.com`)).invite_url);
  }
  clock.ms += 48 * HOUR - 1;
  equal((await accept(app.client(), links[0])).status, 200);
  clock.ms += 1;
  equal((await accept(app.client(), links[1])).status, 422);
});

test("a new link replaces the old one, and only pending active members get one", async ({ app, owner }) => {
  const { id, invite_url: old } = await invite(owner, CLERK);
  const renew = (id: string) => owner.post("/admins/invite", { id });
  const { status, body } = await renew(id);
  equal(status, 200);
  equal((await accept(app.client(), old)).status, 422);
  await change(owner, { id, active: "no" });
  equal((await accept(app.client(), body.data.invite_url)).status, 422);
  equal((await renew(id)).status, 409);
  await change(owner, { id, active: "yes" });
  // The link revoked by the deactivation stays invalid.
  equal((await accept(app.client(), body.data.invite_url)).status, 422);
  const newest = (await renew(id)).body.data.invite_url;
  equal((await accept(app.client(), newest)).status, 200);
  const late = await renew(id);
  deepEqual([late.status, late.body.errors], [409, [
    "A new link is only for an active member who has not accepted the invitation yet.",
  ]]);
  equal((await renew("nobody")).status, 404);
});

test("accepting rejects weak passwords and missing fields, and keeps the invitation", async ({ app, owner }) => {
  const { invite_url } = await invite(owner, CLERK);
  const client = app.client();
  const empty = await client.post("/admins/accept", {});
  deepEqual([empty.status, empty.body.errors], [422, [
    "The invitation code field is required.",
    "The password field is required.",
  ]]);
  for (const password of ["short", "password123", CLERK]) {
    equal((await accept(client, invite_url, { password })).status, 422);
  }
  equal((await accept(client, invite_url)).status, 200);
});

test("wrong invitations are limited by IP address, separately from pins", async ({ app, owner }) => {
  const { invite_url } = await invite(owner, CLERK);
  const client = app.client();
  const wrong = "http://localhost/#token=2222-3333-4444-5555-6666-7777";
  for (let i = 0; i < 10; i++) {
    equal((await accept(client, wrong)).status, 422);
  }
  equal((await accept(client, invite_url)).status, 429);
  const reset = await client.patch("/admins/auth/update/password-guest", {
    email: CLERK,
    password_token: "x",
    new_password: PASSWORD,
    confirm_new_password: PASSWORD,
  });
  equal(reset.status, 422);
  const other = app.client({ ip: "198.51.100.1" });
  equal((await accept(other, invite_url)).status, 200);
});

Deno.test("invited and deactivated members cannot sign in and get no pin", async () => {
  const transport = recordingTransport();
  const clock = { ms: Date.UTC(2026, 10, 20) };
  await using app = await testApp({ transport, clock });
  const owner = await app.signedIn();
  await invite(owner, "pending@example.com");
  const { member } = await signInColleague(app, { owner, email: CLERK });
  await change(owner, { id: member.id, active: "no" });
  await app.jobs.drain();
  const before = transport.letters.length;
  for (
    const [email, error] of [
      ["pending@example.com", "Invalid email or password."],
      [
        CLERK,
        "This account is deactivated. Ask an owner of this site to activate it.",
      ],
    ] as const
  ) {
    const { status, body } = await signIn(app.client(), email);
    deepEqual([status, body.errors], [401, [error]]);
    const client = app.client();
    await client.post("/admins/auth/send-pin", { email });
  }
  clock.ms += 60_000;
  await app.jobs.drain();
  equal(transport.letters.length, before);
  await change(owner, { id: member.id, active: "yes" });
  equal((await signIn(app.client(), CLERK)).status, 200);
});

Deno.test("a wrong password of a deactivated member is refused and counted like any other", async () => {
  await using app = await testApp({ env: { LIMIT_FACTOR: "0.1" } });
  const owner = await app.signedIn();
  const { member } = await signInColleague(app, { owner, email: CLERK });
  await change(owner, { id: member.id, active: "no" });
  const client = app.client();
  const tryPassword = (password: string) =>
    client.post("/admins/auth/signin", { email: CLERK, password });
  // A right password is never counted.
  for (let n = 0; n < 3; n++) equal((await signIn(client, CLERK)).status, 401);
  const { status, body } = await tryPassword("not the password");
  deepEqual([status, body.errors], [401, ["Invalid email or password."]]);
  equal((await tryPassword("not the password")).status, 429);
});

Deno.test("a deactivation ends the member's sessions on every instance for good", async () => {
  await using folder = new TempFolder();
  {
    const kvPath = `${folder.path}/team.kv`;
    await using app = await testApp({ kvPath });
    await using other = await testApp({ kvPath });
    const owner = await app.signedIn();
    const { member, client } = await signInColleague(app, {
      owner,
      email: CLERK,
    });
    const elsewhere = other.client();
    for (const [name, value] of client.cookies) {
      elsewhere.cookies.set(name, value);
    }
    equal((await elsewhere.api("GET", "/parcels")).status, 200);
    equal((await change(owner, { id: member.id, active: "no" })).status, 200);
    equal((await elsewhere.api("GET", "/parcels")).status, 401);
    equal((await change(owner, { id: member.id, active: "yes" })).status, 200);
    equal((await elsewhere.api("GET", "/parcels")).status, 401);
  }
});

test("a demotion takes effect immediately, and a removal ends the member's sessions", async ({ app, owner }) => {
  const { member: { id }, client } = await signInColleague(app, {
    owner,
    email: CLERK,
    role: "manager",
  });
  equal((await client.api("GET", "/journal")).status, 200);
  equal((await change(owner, { id, role: "clerk" })).status, 200);
  equal((await client.api("GET", "/journal")).status, 403);
  equal((await client.api("GET", "/parcels")).status, 200);
  const body = { id };
  equal((await owner.delete("/admins", body)).status, 200);
  equal((await client.api("GET", "/parcels")).status, 401);
  equal((await owner.delete("/admins", body)).status, 404);
  equal((await signIn(app.client(), CLERK)).status, 401);
  // The journal keeps the name, and the e-mail address can be used again.
  const journal = await owner.api("GET", `/journal?actor_id=${id}`);
  equal(journal.body.data.data[0].actor.name, "Ida Clerk");
  await invite(owner, CLERK);
  deepEqual(await findFaults(app.kv), []);
});

test("PATCH /api/admins returns the member, and says if nothing changes", async ({ owner }) => {
  const { id } = await invite(owner, CLERK);
  const fields = { name: "Ida Brown", role: "manager" };
  const changed = await change(owner, { id, ...fields });
  equal(changed.status, 200);
  equal(changed.body.message, "The member has been updated.");
  const { name, role } = changed.body.data;
  deepEqual({ name, role }, fields as object);
  const same = await change(owner, { id, role: "manager" });
  equal(same.body.message, "Nothing to update.");
  equal((await change(owner, { id: "nobody", name: "X" })).status, 404);
  equal((await change(owner, { id, active: true })).status, 422);
  equal((await change(owner, { id, name: "" })).body.data.name, null);
});

test("a name may be neither a colleague's name nor an e-mail address", async ({ app, owner }) => {
  const { member, client } = await signInColleague(app, {
    owner,
    email: CLERK,
  });
  await change(owner, { id: member.id, name: "Ida Brown" });
  const other = await invite(owner, "ben@waybill.example");
  for (
    const name of [
      ...[ADMIN.email, "ida＠waybill.example"],
      ...["IDÁ Brown", "Ida  Brown", "Ida\u200b Brown"],
    ]
  ) {
    equal((await change(owner, { id: other.id, name })).status, 422, name);
    const { status } = await accept(client, other.invite_url, { name });
    equal(status, 422, name);
  }
  const saved = await client.form("/control/account/name.html", {
    name: other.name!,
  });
  equal(saved.status, 422);
  match(saved.text, /Choose a name that no other team member has/);
  equal(
    (await client.form("/control/account/name.html", {
      name: "Ida Brówn",
    })).status,
    303,
  );
  equal((await accept(client, other.invite_url)).status, 200);
});

test("a name may not imitate a colleague's by invisible or look-alike letters, nor the system's", async ({ app, owner }) => {
  const { member, client } = await signInColleague(app, {
    owner,
    email: CLERK,
  });
  const other = await invite(owner, "ben@waybill.example");
  await change(owner, { id: other.id, name: "Olga Brown" });
  const take = async (name: string) =>
    (await client.form("/control/account/name.html", { name })).status;
  for (
    const name of [
      ...["Olga Brown\u3164", "Olga\u115f Brown", "\uffa0Olga Brown"],
      // A Cyrillic O and a Greek omicron.
      ...["\u041elga Brown", "Olga Br\u03bfwn", "\u3164", "\u115f \u1160"],
      ...["\u2800"],
      ...["System", "administrator", "Система", "API-Token"],
    ]
  ) {
    equal(await take(name), 422, name);
    equal((await change(owner, { id: member.id, name })).status, 422, name);
  }
  for (const name of ["Ольга Браун", "Olga Иванова", "Sys Temple", "金田 一"]) {
    equal(await take(name), 303, name);
  }
});

Deno.test("a member's last-seen time follows sign-ins and requests", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 9) };
  await using app = await testApp({ clock });
  const owner = await app.signedIn();
  const { member, client } = await signInColleague(app, {
    owner,
    email: CLERK,
  });
  const seen = async () =>
    (await members(owner)).find(({ id }) => id === member.id)!.last_seen_at;
  equal(await seen(), "2026-11-20T09:00:00.000Z");
  clock.ms += 30 * 60_000;
  await client.api("GET", "/parcels");
  equal(await seen(), "2026-11-20T09:30:00.000Z");
});

const LOSSES: [what: string, lose: (owner: Client, id: string) => unknown][] = [
  ["removed", (owner, id) => owner.delete("/admins", { id })],
  ["demoted", (owner, id) => change(owner, { id, role: "manager" })],
  ["deactivated", (owner, id) => change(owner, { id, active: "no" })],
];

for (const [what, lose] of LOSSES) {
  test(`the last owner cannot be ${what}`, async ({ app, owner }) => {
    // Neither an invited nor a deactivated owner can run the site.
    await invite(owner, "pending@example.com", "owner");
    const { member } = await signInColleague(app, {
      owner,
      email: "other@example.com",
      role: "owner",
    });
    await change(owner, { id: member.id, active: "no" });
    const id = await ownId(owner);
    const refused = await lose(owner, id) as Awaited<ReturnType<typeof change>>;
    deepEqual([refused.status, refused.body.errors], [409, [LAST_OWNER]]);
    await change(owner, { id: member.id, active: "yes" });
    equal((await lose(owner, id) as { status: number }).status, 200);
    deepEqual(await app.kv.get(OWNERS_KEY), [member.id]);
  });

  test(`of two owners who try 50 times concurrently to have each other ${what}, one stays`, async ({ app, owner }) => {
    const { member, client: two } = await signInColleague(app, {
      owner: owner,
      email: "other@example.com",
      role: "owner",
    });
    const id = await ownId(owner);
    const tries = Array.from(
      { length: 50 },
      (_, n) => n % 2 === 0 ? lose(owner, member.id) : lose(two, id),
    );
    await Promise.all(tries);
    const owners = await app.kv.get<string[]>(OWNERS_KEY);
    equal(owners?.length, 1);
    const left = owners![0] === id ? owner : two;
    const able = (await members(left)).filter(({ role, active }) =>
      role === "owner" && active === "yes"
    );
    deepEqual(able.map(({ id }) => id), owners);
  });
}

Deno.test("an invitation is mailed in the inviter's language, and its two links create one account", async () => {
  const transport = recordingTransport();
  const env = { PUBLIC_ORIGIN: "http://localhost:8000" };
  await using app = await testApp({ transport, env });
  const owner = await app.signedIn();
  const t = translator(LOCALES.de);
  const { body } = await owner.api("POST", "/admins", {
    body: { email: CLERK, role: "clerk" },
    headers: { [PAGE_LANGUAGE]: "de" },
  });
  equal(body.message, t("message.memberInvitedMailed"));
  await app.jobs.drain();
  const [letter] = transport.letters;
  equal(letter!.to, CLERK);
  const company = "Waybill Logistics";
  equal(letter!.subject, t("mail.invitation.subject", { company }));
  ok(letter!.text.includes(t("role.clerk")));
  const mailed = `http://localhost:8000/control/invite.html#token=${
    pinOf(letter)
  }`;
  ok(letter!.text.includes(mailed));
  notEqual(mailed, body.data.invite_url);
  const [mail] = (await owner.api("GET", "/outbox")).body.data.data;
  deepEqual([mail.kind, mail.to, mail.body], ["invitation", CLERK, null]);
  equal((await accept(app.client(), mailed)).status, 200);
  equal((await accept(app.client(), body.data.invite_url)).status, 422);
});

Deno.test("an invitation mail without a public origin has a code but no link, whatever the inviter's host", async () => {
  const transport = recordingTransport();
  await using app = await testApp({ transport });
  const owner = await app.signedIn({ origin: "https://evil.example" });
  await invite(owner, CLERK);
  await app.jobs.drain();
  const [letter] = transport.letters;
  doesNotMatch(letter!.text + letter!.html, /evil|href="[^"]*control\/invite/);
  const code = pinOf(letter);
  ok(letter!.text.includes(code));
  const link = `http://localhost:8000/control/invite.html#token=${code}`;
  equal((await accept(app.client(), link)).status, 200);
});

test.withMails("an invitation mail without a public origin names the path of the acceptance page in every language", async ({ app, transport, owner }) => {
  for (const language of LOCALE_CODES) {
    const body = { email: `${language}@waybill.example`, role: "clerk" };
    const headers = { [PAGE_LANGUAGE]: language };
    await owner.api("POST", "/admins", { body, headers });
    await app.jobs.drain();
    const { text, html } = transport.letters.at(-1)!;
    for (const part of [text, html!]) {
      match(part, /[\s\u2068]\/control\/invite\.html[\s\u2069]/, language);
    }
    const t = translator(LOCALES[language]);
    ok(!text.includes(t("mail.invitation.code")), language);
  }
});

test.withMails("a resent invitation has a new link until it is accepted", async ({ app, transport, owner }) => {
  const { invite_url } = await invite(owner, CLERK);
  await app.jobs.drain();
  const [mail] = (await owner.api("GET", "/outbox")).body.data.data;
  const resend = () => owner.post("/outbox/resend", { id: mail.id });
  equal((await resend()).status, 200);
  await app.jobs.drain();
  const [first, second] = transport.letters.map((letter) =>
    `http://localhost/#token=${pinOf(letter)}`
  );
  equal((await accept(app.client(), first)).status, 422);
  equal((await accept(app.client(), second)).status, 200);
  equal((await accept(app.client(), invite_url)).status, 422);
  equal((await resend()).status, 200);
  await app.jobs.drain();
  equal(transport.letters.length, 2);
  const [late] = (await owner.api("GET", "/outbox")).body.data.data;
  equal(late.status, "failed");
});

Deno.test("a resent invitation expires with the first link", async () => {
  const clock = { ms: Date.now() };
  const transport = recordingTransport();
  await using app = await testApp({ transport, clock });
  await invite(await app.signedIn(), CLERK);
  await app.jobs.drain();
  clock.ms += 47 * HOUR;
  const owner = await app.signedIn();
  const [{ id }] = (await owner.api("GET", "/outbox")).body.data.data;
  const body = { id };
  equal((await owner.post("/outbox/resend", body)).status, 200);
  await app.jobs.drain();
  const code = pinOf(transport.letters[1]!);
  clock.ms += HOUR;
  const link = `http://localhost:8000/control/invite.html#token=${code}`;
  equal((await accept(app.client(), link)).status, 422);
});

Deno.test("a clerk cannot resend an invitation by call or form, and sees no button", async () => {
  await using app = await testApp({ transport: recordingTransport() });
  await invite(await app.signedIn(), CLERK);
  await app.jobs.drain();
  const clerk = await app.signedIn({ role: "clerk" });
  const [{ id }] = (await clerk.api("GET", "/outbox")).body.data.data;
  const body = { id };
  equal((await clerk.post("/outbox/resend", body)).status, 403);
  const screen = `/control/outbox/${id}`;
  equal((await clerk.form(screen, {})).status, 403);
  doesNotMatch((await clerk.get(screen)).text, /resend-form/);
  match((await (await app.signedIn()).get(screen)).text, /resend-form/);
});

test.withMails("only members who may read the team see a colleague's e-mail address in the outbox", async ({ app, owner }) => {
  await invite(owner, CLERK);
  await app.jobs.drain();
  const [{ id }] = (await owner.api("GET", "/outbox")).body.data.data;
  const shown = ["/api/outbox", "/control/outbox/list.html"];
  shown.push(`/control/outbox/${id}`);
  for (const path of shown) {
    ok((await owner.get(path)).text.includes(CLERK), path);
    for (const role of ["manager", "clerk"] as const) {
      const { status, text } = await (await app.signedIn({ role })).get(path);
      equal(status, 200);
      ok(!text.includes(CLERK), `${path} of a ${role}`);
    }
  }
});

Deno.test("resending an expired invitation does not revive it", async () => {
  const clock = { ms: Date.now() };
  const transport = recordingTransport();
  await using app = await testApp({ transport, clock });
  await invite(await app.signedIn(), CLERK, "manager");
  await app.jobs.drain();
  clock.ms += 48 * HOUR;
  const owner = await app.signedIn();
  const [mail] = (await owner.api("GET", "/outbox")).body.data.data;
  const body = { id: mail.id };
  equal((await owner.post("/outbox/resend", body)).status, 200);
  await app.jobs.drain();
  equal(transport.letters.length, 1);
  const [late] = (await owner.api("GET", "/outbox")).body.data.data;
  equal(late.status, "failed");
});

test("without a mail server an invitation is not in the outbox", async ({ app, owner }) => {
  const { invite_url } = await invite(owner, CLERK);
  equal((await owner.api("GET", "/outbox")).body.data.total, 0);
  equal((await accept(app.client(), invite_url)).status, 200);
});
