import { deepEqual, doesNotMatch, match, ok } from "node:assert/strict";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { addParcel } from "../helpers/parcels.ts";
import { test } from "../helpers/site.ts";

const DAY = "/control/index.html";

/** Returns the links of the listed steps and whether each is done. */
async function stepsOf(client: Client): Promise<Record<string, boolean>> {
  const { text } = await client.get(DAY);
  const [, list = ""] = /class="first-list">(.*?)<\/ul>/s.exec(text) ?? [];
  const steps = [...list.matchAll(/<li.*?<a href="([^"]+)".*?<\/li>/gs)];
  return Object.fromEntries(
    steps.map(([step, href]) => [href!, step.includes(">Done<")]),
  );
}

Deno.test("the dashboard ticks the first steps that are done", async () => {
  await using app = await testApp({ env: { MAIL_DRIVER: "log" } });
  const owner = await app.signedIn();
  const steps = {
    "/control/settings/contact": false,
    "/control/settings/privacy": false,
    "/control/parcels/create.html": false,
    "/control/team/create.html": false,
    "/control/settings/mail#mail-setup": false,
  };
  deepEqual(await stepsOf(owner), steps);
  await owner.form("/control/settings/contact", {
    contact_email: "hello@example.com",
  });
  steps["/control/settings/contact"] = true;
  deepEqual(await stepsOf(owner), steps);
  // Saving the default counts as a choice.
  const privacy = { tracking_privacy: "full" };
  await owner.patch("/settings", privacy);
  steps["/control/settings/privacy"] = true;
  deepEqual(await stepsOf(owner), steps);
  await addParcel(app.kv, { tracking_code: "WB-1001" });
  steps["/control/parcels/create.html"] = true;
  deepEqual(await stepsOf(owner), steps);
  const colleague = { email: "ann@example.com", name: "Ann", role: "clerk" };
  await owner.post("/admins", colleague);
  steps["/control/team/create.html"] = true;
  deepEqual(await stepsOf(owner), steps);
});

Deno.test("the first steps disappear once all are done, with mail set up by the environment", async () => {
  await using app = await testApp({
    env: { MAIL_DRIVER: "smtp", SMTP_HOST: "127.0.0.1" },
  });
  const owner = await app.signedIn();
  ok((await stepsOf(owner))["/control/settings/mail#mail-setup"]);
  const body = {
    contact_email: "hello@example.com",
    tracking_privacy: "masked",
  };
  await owner.patch("/settings", body);
  await addParcel(app.kv, { tracking_code: "WB-1001" });
  match((await owner.get(DAY)).text, /First Steps/);
  await app.signedIn({ role: "clerk" });
  doesNotMatch((await owner.get(DAY)).text, /First Steps/);
});

test("members see only the first steps that their role allows", async ({ app }) => {
  const manager = await app.signedIn({ role: "manager" });
  deepEqual(Object.keys(await stepsOf(manager)), [
    "/control/settings/contact",
    "/control/settings/privacy",
    "/control/parcels/create.html",
  ]);
  const clerk = await app.signedIn({ role: "clerk" });
  deepEqual(await stepsOf(clerk), { "/control/parcels/create.html": false });
  await addParcel(app.kv, { tracking_code: "WB-1001" });
  deepEqual(await stepsOf(clerk), {});
});
