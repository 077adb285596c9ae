import { deepEqual, doesNotMatch, match, ok } from "node:assert/strict";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { addParcel } from "../helpers/parcels.ts";

const DAY = "/control/index.html";

/** Returns the addresses of the steps that are shown, each with whether it is done. */
async function stepsOf(client: Client): Promise<Record<string, boolean>> {
  const { text } = await client.get(DAY);
  const [, list = ""] = /class="first-list">(.*?)<\/ul>/s.exec(text) ?? [];
  const steps = [...list.matchAll(/<li.*?<a href="([^"]+)".*?<\/li>/gs)];
  return Object.fromEntries(
    steps.map(([step, href]) => [href!, step.includes(">Done<")]),
  );
}

Deno.test("the day's screen ticks each first step by what is there, until all are done", async () => {
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
  // To keep the default is a choice, too.
  const privacy = { tracking_privacy: "full" };
  await owner.api("PATCH", "/settings", { body: privacy });
  steps["/control/settings/privacy"] = true;
  deepEqual(await stepsOf(owner), steps);
  await addParcel(app.kv, { tracking_code: "WB-1001" });
  steps["/control/parcels/create.html"] = true;
  deepEqual(await stepsOf(owner), steps);
  const colleague = { email: "ann@example.com", name: "Ann", role: "clerk" };
  await owner.api("POST", "/admins", { body: colleague });
  steps["/control/team/create.html"] = true;
  deepEqual(await stepsOf(owner), steps);
});

Deno.test("the first steps are gone once all are done, with mail as the environment says", async () => {
  await using app = await testApp({
    env: { MAIL_DRIVER: "smtp", SMTP_HOST: "127.0.0.1" },
  });
  const owner = await app.signedIn();
  ok((await stepsOf(owner))["/control/settings/mail#mail-setup"]);
  const body = {
    contact_email: "hello@example.com",
    tracking_privacy: "masked",
  };
  await owner.api("PATCH", "/settings", { body });
  await addParcel(app.kv, { tracking_code: "WB-1001" });
  match((await owner.get(DAY)).text, /First Steps/);
  await app.signedIn({ role: "clerk" });
  doesNotMatch((await owner.get(DAY)).text, /First Steps/);
});

Deno.test("colleagues see the first steps that they may do, and none once these are done", async () => {
  await using app = await testApp();
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
