import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { ROLES } from "@/lib/fields/roles.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import {
  accept,
  invite,
  PASSWORD,
  signIn,
  signInColleague,
  tokenOf,
} from "../helpers/team.ts";
import { test } from "../helpers/site.ts";
import { rightsOf } from "@/lib/site/access.ts";

const LIST = "/control/team/list.html";
const CREATE = "/control/team/create.html";
const INVITE = "/control/invite.html";
const NAME = "/control/account/name.html";
const CLERK = "ida@waybill.example";
const LINK =
  /http:\/\/localhost:8000\/control\/invite\.html(?:\?named)?#token=[0-9A-Z-]{29}/;
const ROW = { email: CLERK, name: "", role: "clerk" };

/** Invites by the form and follows the redirect. */
async function inviteByForm(owner: Client, fields: Record<string, string>) {
  const { status, headers, text } = await owner.form(CREATE, fields);
  equal(status, 303, text);
  const location = headers.get("location")!;
  return { location, text: (await owner.get(location)).text };
}

Deno.test("the list of the team shows name, e-mail address, role, state and last-seen time", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 9) };
  await using app = await testApp({ clock });
  const owner = await app.signedIn();
  await invite(owner, "pending@example.com");
  const { member } = await signInColleague(app, { owner, email: CLERK });
  const body = { id: member.id, active: "no" };
  await owner.patch("/admins", body);
  const { text } = await owner.get(LIST);
  const rows = text.split('<li class="record member-row">').slice(1)
    .map((row) => row.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "));
  match(
    rows[0]!,
    /Ida Clerk ida@waybill\.example Clerk Deactivated Last seen: Nov 20, 2026, 9:00 AM/,
  );
  match(rows[1]!, /Ida Clerk pending@example\.com Clerk Invited(?! Last)/);
  match(rows[2]!, /admin@waybill\.example Owner Active/);
});

test("the table of rights shows the rights that the nouns declare", async ({ app }) => {
  const { text } = await (await app.signedIn()).get(LIST);
  const table = /<table>[^]*<\/table>/.exec(text)![0];
  const rows = table.split(/<tr *>/).slice(2).map((row) =>
    [...row.matchAll(/visually-hidden">(Yes|No)</g)].map(([, word]) => word)
  );
  const all = [...rightsOf("owner")];
  const rights = [
    ...all.filter((right) => right.endsWith(":write")),
    ...all.filter((right) => !/:(read|write)$/.test(right)),
    "journal:read",
  ];
  deepEqual(
    rows,
    rights.map((right) =>
      ROLES.map((role) => rightsOf(role).has(right) ? "Yes" : "No")
    ),
  );
});

test("the invitation form shows its link once, on the next page, and never in a URL", async ({ app, owner }) => {
  const { location, text } = await inviteByForm(owner, ROW);
  match(location, /^\/control\/team\/[0-9A-Z]{26}\?done=invited$/);
  const [link] = LINK.exec(text)!;
  match(text, /Pass on the link: it is shown only now/);
  doesNotMatch(text, /on its way by email/);
  const again = await owner.get(location);
  doesNotMatch(again.text, /token=/);
  doesNotMatch(again.text, /shown only now/);
  ok(!JSON.stringify(app.lines).includes(tokenOf(link)));
  equal((await accept(app.client(), link)).status, 200);
});

test("a member's screen saves name and role, and detects a conflict", async ({ owner }) => {
  const { id } = await invite(owner, CLERK);
  const path = `/control/team/${id}`;
  const { text } = await owner.get(path);
  const seen = /name="seen" value="([^"]+)"/.exec(text)![1]!;
  const fields = { name: "Ida Brown", role: "manager", seen };
  const saved = await owner.form(path, fields);
  equal(saved.headers.get("location"), `${path}?done=updated`);
  match((await owner.get(`${path}?done=updated`)).text, /has been updated/);
  const late = await owner.form(path, { ...fields, name: "Ida Green" });
  equal(late.status, 409);
  match(late.text, /role="alert"[^]*has set name to something else/);
});

test("buttons deactivate, activate, re-invite and delete a member", async ({ app, owner }) => {
  const { id } = await invite(owner, CLERK);
  const path = `/control/team/${id}`;
  const press = async (action: string) => {
    const answer = await owner.form(path, { action });
    equal(answer.status, 303, answer.text);
    return (await owner.get(answer.headers.get("location")!)).text;
  };
  const off = await press("deactivate");
  match(off, /member-inactive/);
  doesNotMatch(off, /value="invite"|value="deactivate"/);
  match(await press("activate"), /member-pending/);
  const [link] = LINK.exec(await press("invite"))!;
  equal((await accept(app.client(), link)).status, 200);
  doesNotMatch((await owner.get(path)).text, /value="invite"/);
  const question = await owner.get(`${path}?delete`);
  match(question.text, /Are you sure you want to delete Ida Clerk\?/);
  match(await press("delete"), /The member has been removed/);
  equal((await owner.get(path)).status, 404);
});

test("the last owner's screen explains why the owner cannot be removed, demoted or deactivated", async ({ owner }) => {
  const { id } = (await owner.api("GET", "/graph")).body.data.admin.data;
  const path = `/control/team/${id}`;
  for (
    const fields of [
      { name: "", role: "clerk" },
      { action: "deactivate" },
      { action: "delete" },
    ]
  ) {
    const { status, text } = await owner.form(
      path,
      fields as Record<string, string>,
    );
    equal(status, 409);
    match(text, /role="alert"[^]*This is the last owner/);
  }
  equal((await owner.get(path)).status, 200);
});

test("owners who give up their rights are redirected to a screen that they may still open", async ({ app, owner }) => {
  await signInColleague(app, {
    owner,
    email: "other@example.com",
    role: "owner",
  });
  const { id } = (await owner.api("GET", "/graph")).body.data.admin.data;
  const fields = { name: "", role: "clerk" };
  const { headers } = await owner.form(`/control/team/${id}`, fields);
  equal(headers.get("location"), "/control/index.html");
  equal((await owner.get("/control/index.html")).status, 200);
});

test("without JavaScript an invitation is accepted by its typed code, which an invalid form keeps", async ({ app, owner }) => {
  const { invite_url } = await invite(owner, CLERK);
  const guest = app.client();
  const token = tokenOf(invite_url).toLowerCase().replaceAll("-", " ");
  const fields = { token, name: "Ida Clerk", password: "password123" };
  const refused = await guest.form(INVITE, fields);
  equal(refused.status, 422);
  match(refused.text, /role="alert"[^]*too common/);
  ok(refused.text.includes(`value="${token}"`));
  doesNotMatch(refused.text, /value="password123"/);
  const wrong = await guest.form(INVITE, { ...fields, token: "x" });
  equal(wrong.status, 422);
  match(wrong.text, /This invitation is not valid/);
  const empty = await guest.form(INVITE, { token: "", name: "", password: "" });
  match(empty.text, /The invitation code field is required/);
  const right = await guest.form(INVITE, { ...fields, password: PASSWORD });
  equal(right.headers.get("location"), "/control/signin.html?done=accepted");
  const gate = await guest.get("/control/signin.html?done=accepted");
  match(gate.text, /Your account is ready\. You can sign in now\./);
  equal((await signIn(guest, CLERK)).status, 200);
  equal(
    (await guest.get(INVITE)).headers.get("location"),
    "/control/index.html",
  );
});

test("a name typed in the invitation is not asked again", async ({ app, owner }) => {
  const { invite_url } = await invite(owner, CLERK);
  const { pathname, search } = new URL(invite_url!);
  equal(pathname + search, `${INVITE}?named`);
  const guest = app.client();
  doesNotMatch((await guest.get(`${INVITE}?named`)).text, /name="name"/);
  const fields = { token: tokenOf(invite_url), password: PASSWORD };
  equal((await guest.form(`${INVITE}?named`, fields)).status, 303);
  const { body } = await owner.api("GET", "/admins");
  equal(body.data.data[0].name, "Ida Clerk");
});

test("an invitation without a name asks for it, whatever its link says", async ({ app, owner }) => {
  const { body } = await owner.post("/admins", { email: CLERK, role: "clerk" });
  const { invite_url } = body.data;
  equal(new URL(invite_url).search, "");
  const guest = app.client();
  const fields = { token: tokenOf(invite_url), password: PASSWORD };
  const refused = await guest.form(`${INVITE}?named`, fields);
  equal(refused.status, 422);
  match(refused.text, /The name field is required/);
  match(refused.text, /<input[^>]*name="name"/);
  const called = await guest.post("/admins/accept", fields);
  deepEqual(called.body.errors, ["The name field is required."]);
  const whole = { ...fields, name: "Ida Clerk" };
  equal((await guest.form(`${INVITE}?named`, whole)).status, 303);
});

test("members of every role can change their own name, and the journal shows it", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  match((await clerk.get("/control/account/index.html")).text, /Your Name/);
  match((await clerk.get(NAME)).text, /value="The clerk"[^>]*name="name"/);
  const saved = await clerk.form(NAME, { name: "Rui Costa" });
  equal(saved.headers.get("location"), `${NAME}?done=updated`);
  match(
    (await clerk.get(`${NAME}?done=updated`)).text,
    /Your name has been changed/,
  );
  await clerk.form(NAME, { name: "Rui Silva" });
  const { body } = await owner.api("GET", "/journal?noun=admins");
  const [{ actor, changes }] = body.data.data;
  equal(actor.name, "Rui Costa");
  deepEqual(changes, { name: ["Rui Costa", "Rui Silva"] });
});

test("a double click on the invitation invites once", async ({ owner }) => {
  const fields = { ...ROW, request_id: "double" };
  const answers = await Promise.all(
    [1, 2].map(() => owner.form(CREATE, fields)),
  );
  deepEqual(answers.map(({ status }) => status), [303, 303]);
  const [one, two] = answers.map(({ headers }) => headers.get("location"));
  equal(one, two);
});
