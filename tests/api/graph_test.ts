import { deepEqual, equal, ok } from "node:assert/strict";
import { createPage } from "@/lib/pages/pages.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import { publicSettings } from "@/lib/settings/schema.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { ADMIN } from "../helpers/admin.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { parse } from "@/lib/fields/parse.ts";
import { test } from "../helpers/site.ts";
import type { Graph } from "@/lib/site/site_noun.ts";

async function graph(client: Client): Promise<Graph> {
  const { status, body } = await client.api<Graph>("GET", "/graph");
  equal(status, 200);
  return body.data;
}

test("GET /api/graph returns pages, reviews and public settings to a visitor, but no member", async ({ app }) => {
  await updateSettings(app.kv, {
    contact_email: "hello@harbour.example",
    chat_code: "<script></script>",
  });
  const input = parse(pageCreate, { title: "Cold chain", content: "Cold." });
  const page = await createPage(app.kv, input, { language: "en" });
  const data = await graph(app.client());
  deepEqual(Object.keys(data), ["pages", "reviews", "settings", "admin"]);
  ok(data.pages.data.some(({ slug }) => slug === page.slug));
  deepEqual(data.reviews.data, []);
  deepEqual(data.admin.data, false);
  equal(data.settings.data.length, 1);
  const [settings] = data.settings.data;
  equal(settings!.contact_email, "hello@harbour.example");
  deepEqual(
    Object.keys(settings!).sort(),
    Object.keys(publicSettings.shape).sort(),
  );
});

Deno.test("GET /api/graph returns all settings and the signed-in member's id and email", async () => {
  await using app = await testApp({ env: { MAIL_DRIVER: "log" } });
  await updateSettings(app.kv, { chat_code: "<script></script>" });
  const data = await graph(await app.signedIn());
  deepEqual(data.settings.data, [
    { ...await getSettings(app.kv), mail_driver: "log" },
  ]);
  ok(data.admin.data);
  equal(data.admin.data.email, ADMIN.email);
  deepEqual(Object.keys(data.admin.data).sort(), ["email", "id"]);
});

Deno.test("GET /api/graph reveals no mail settings to a visitor", async () => {
  await using app = await testApp({
    env: { MAIL_FROM: "ship@harbour.example", SMTP_USER: "postmaster" },
  });
  const { text, headers } = await app.client().api("GET", "/graph");
  for (const secret of ["mail_", "ship@", "postmaster", "log"]) {
    ok(!text.includes(`"${secret}`) && !text.includes(`${secret}"`), secret);
  }
  equal(headers.get("cache-control"), "no-store");
});
