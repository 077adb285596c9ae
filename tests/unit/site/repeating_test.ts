import { equal, match, notEqual } from "node:assert/strict";
import { getSiteVersion } from "@/lib/settings/content_version.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { RepeatedAnswers } from "@/lib/site/repeated_answers.ts";
import { repeating } from "@/lib/site/repeating.ts";
import { type Faults, openKv } from "@/lib/store/kv.ts";
import { Client } from "@/tests/helpers/client.ts";
import { memoryLog } from "@/tests/helpers/log.ts";

/** A site whose only page counts how often it was made, with a way to change its settings. */
async function countingSite(faults?: Faults) {
  const kv = await openKv(":memory:", faults === undefined ? {} : { faults });
  const { log, lines } = memoryLog();
  const repeated = new RepeatedAnswers();
  let count = 0;

  async function app(req: Request): Promise<Response> {
    const version = await getSiteVersion(kv).catch(() => "unknown");
    const response = new Response(`made ${++count}`, {
      headers: { etag: `"${count}"`, "x-request-id": crypto.randomUUID() },
    });
    return await repeated.keep(req, response, {
      ...{ version, route: "/" },
    });
  }
  const options = { kv, log, repeated, env: { trustProxy: 0 } };
  return {
    ...{ kv, lines },
    client: new Client(repeating(app, options)),
    [Symbol.dispose]: () => kv.close(),
  };
}

Deno.test("repeating() asks the app once for what stays the same", async () => {
  using site = await countingSite();
  const first = await site.client.get("/");
  const again = await site.client.get("/");
  equal(again.text, "made 1");
  notEqual(
    again.headers.get("x-request-id"),
    first.headers.get("x-request-id"),
  );
});

Deno.test("repeating() asks the app again once the settings have changed", async () => {
  using site = await countingSite();
  await site.client.get("/");
  await updateSettings(site.kv, { version: 0, company_name: "Northern Lines" });
  equal((await site.client.get("/")).text, "made 2");
  equal((await site.client.get("/")).text, "made 2");
});

Deno.test("repeating() writes a line for each request, as the app does", async () => {
  using site = await countingSite();
  await site.client.get("/");
  const { headers } = await site.client.get("/");
  const [line, ...others] = site.lines;
  equal(others.length, 0);
  equal(line?.id, headers.get("x-request-id"));
  equal(line?.route, "/");
  equal(line?.status, 200);
  equal(line?.ip, "203.0.113.0");
  match(String(line?.ms), /^\d+(\.\d)?$/);
});

Deno.test("repeating() leaves it to the app to say that the database is out of order", async () => {
  let isBroken = false;
  using site = await countingSite({
    before() {
      if (isBroken) throw new Deno.errors.Busy("database is locked");
    },
  });
  await site.client.get("/");
  // A version that is remembered would still hold.
  await updateSettings(site.kv, { version: 0, company_name: "Northern Lines" });
  isBroken = true;
  equal((await site.client.get("/")).text, "made 2");
});
