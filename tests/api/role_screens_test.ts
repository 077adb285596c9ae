import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { getSettings } from "@/lib/settings/settings.ts";
import { type Role, ROLES } from "@/lib/fields/roles.ts";
import { ACCESS } from "@/lib/site/access.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { fillSite } from "../helpers/filled_site.ts";
import { test } from "../helpers/site.ts";

const DASHBOARD = "/control/index.html";

/** Returns the panel's URLs that a page links to. */
function linksOf(text: string): string[] {
  const links = text.matchAll(/(?:href|action)="(\/control[^"#]*)/g);
  return [...links].map(([, path]) => path!.replaceAll("&amp;", "&"));
}

/** Follows all links from the dashboard; returns the paths with their statuses. */
async function crawl(client: Client): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  const waiting = [DASHBOARD];
  while (waiting.length > 0) {
    const path = waiting.pop()!;
    // The sign-out is a form and would end the session.
    if (seen.has(path) || path === "/control/signout") continue;
    const { status, text } = await client.get(path);
    seen.set(path, status);
    waiting.push(...linksOf(text));
  }
  return seen;
}

for (const role of ROLES) {
  test(`no link in the panel takes the role "${role}" to a forbidden screen`, async ({ app }) => {
    await fillSite(app);
    const seen = await crawl(await app.signedIn({ role }));
    ok(seen.size > 20, `${seen.size} screens`);
    const refused = [...seen].filter(([, status]) => status >= 400);
    deepEqual(refused, []);
  });
}

const NAVIGATION: Record<Role, string[]> = {
  owner: [...ACCESS.keys()],
  manager: [
    ...["parcels", "reviews", "pages", "invoices", "messages", "outbox"],
    ...[
      "statuses",
      "settings",
      "email",
      "journal.html",
      "trash.html",
      "reports.html",
    ],
  ],
  clerk: [
    ...["parcels", "invoices", "messages", "outbox", "email"],
    ...["statuses", "trash.html", "reports.html"],
  ],
};

for (const role of ["manager", "clerk"] as const) {
  test(`navigation and dashboard offer the role "${role}" exactly the permitted screens`, async ({ app }) => {
    await fillSite(app);
    const client = await app.signedIn({ role });
    const { text } = await client.get(DASHBOARD);
    const parts = new Set(
      linksOf(text).map((path) => path.split("/")[2]!.split("?")[0]),
    );
    const own = ["index.html", "account", "api.html", "signout", "invoice"];
    for (const part of own) parts.delete(part);
    deepEqual([...parts].sort(), NAVIGATION[role].toSorted());
    equal(text.includes("dashboard-parcels"), true);
  });
}

Deno.test("a clerk's dashboard reads no data that it does not show", async () => {
  const read: string[] = [];
  await using app = await testApp({
    faults: {
      before: ({ keys }) => void read.push(...keys.map((key) => key.join())),
    },
  });
  await fillSite(app);
  const client = await app.signedIn({ role: "clerk" });
  read.length = 0;
  equal((await client.get(DASHBOARD)).status, 200);
  ok(read.some((key) => key.includes("parcels")));
  deepEqual(read.filter((key) => /reviews|pages|journal/.test(key)), []);
});

test("a forbidden screen says so and links back", async ({ app }) => {
  const client = await app.signedIn({ role: "clerk" });
  const { status, text } = await client.get("/control/settings");
  equal(status, 403);
  match(text, /<h1>403 Forbidden<\/h1>/);
  match(text, /Your role does not allow this\. Ask an owner/);
  match(text, /href="\/control\/index\.html"/);
});

test("PATCH /api/settings by a manager changes nothing if it contains an owner's field", async ({ app, owner }) => {
  const manager = await app.signedIn({ role: "manager" });
  const owned = { chat_code: "<b>x</b>", mail_template: "plain" };
  for (const [field, value] of Object.entries(owned)) {
    const before = await getSettings(app.kv);
    for (const given of [value, null, ""]) {
      const body = { company_name: "Other", [field]: given };
      equal((await manager.patch("/settings", body)).status, 403);
      deepEqual(await getSettings(app.kv), before);
    }
    equal((await owner.patch("/settings", { [field]: value })).status, 200);
  }
  const own = { company_name: "Other" };
  equal((await manager.patch("/settings", own)).status, 200);
});

test("a manager's HTML settings lack the chat code and reject it", async ({ app }) => {
  const manager = await app.signedIn({ role: "manager" });
  const path = "/control/settings/html";
  const { text } = await manager.get(path);
  match(text, /name="meta_description"/);
  doesNotMatch(text, /chat/i);
  const seen = /name="seen" value="([^"]+)"/.exec(text)![1]!;
  const saved = await manager.form(path, { meta_description: "Fast", seen });
  equal(saved.status, 303);
  const forged = await manager.form(path, { chat_code: "<b>x</b>" });
  equal(forged.status, 403);
  match(forged.text, /role="alert"[^]*Your role does not allow this/);
  equal((await getSettings(app.kv)).chat_code, null);
});
