import { deepEqual, equal } from "node:assert/strict";
import type { Parcel } from "@/lib/parcels/schema.ts";
import type { TestApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { activityInput, parcelInput } from "../helpers/domain.ts";
import { test } from "../helpers/site.ts";
import { signInColleague } from "../helpers/team.ts";

/** Creates parcels, then returns the moment after it, the parcels' ids, and two members' browsers. */
async function openSite(app: TestApp) {
  const owner = await app.signedIn();
  const email = "ida@example.com";
  const { client: clerk } = await signInColleague(app, { owner, email });
  const ids: string[] = [];
  for (let number = 0; number < 3; number++) {
    const { body } = await owner.api<Parcel>("POST", "/parcels", {
      body: parcelInput(),
    });
    ids.push(body.data.id);
  }
  return { owner, clerk, ids, since: new Date(Date.now() + 1).toISOString() };
}

async function readText(
  client: Client,
  body: { since: string; ids: string[] },
): Promise<string | null> {
  const answer = await client.api<{ text: string | null }>(
    "POST",
    "/parcels/news",
    { body },
  );
  equal(answer.status, 200, answer.text);
  return answer.body.data.text;
}

test("POST /api/parcels/news counts the listed parcels that others have changed since the list was read", async ({ app }) => {
  const { owner, clerk, ids, since } = await openSite(app);
  await new Promise((wait) => setTimeout(wait, 5));
  equal(await readText(owner, { since, ids }), null);
  const [first, second, third] = ids as [string, string, string];
  await clerk.api("PATCH", "/parcels", { body: { id: first, weight: "2" } });
  for (const status of ["In transit", "Delivered"]) {
    const body = activityInput(second, { title: status, status });
    equal((await clerk.api("POST", "/activities", { body })).status, 200);
  }
  await owner.api("PATCH", "/parcels", { body: { id: third, weight: "2" } });
  equal(await readText(owner, { since, ids }), "2 changes.");
  equal(await readText(clerk, { since, ids }), "1 change.");
  equal(await readText(owner, { since, ids: [third] }), null);
  const later = new Date(Date.now() + 1_000).toISOString();
  equal(await readText(owner, { since: later, ids }), null);
});

test("POST /api/parcels/news counts a parcel in the trash and a deleted history entry", async ({ app }) => {
  const { owner, clerk, ids } = await openSite(app);
  const [first, second] = ids as [string, string];
  const entry = await owner.api<{ id: string }>("POST", "/activities", {
    body: activityInput(first),
  });
  const since = new Date(Date.now() + 1).toISOString();
  await new Promise((wait) => setTimeout(wait, 5));
  await clerk.api("DELETE", "/activities", {
    body: { id: entry.body.data.id },
  });
  await clerk.api("DELETE", "/parcels", { body: { id: second } });
  equal(await readText(owner, { since, ids }), "2 changes.");
});

test("POST /api/parcels/news refuses more than 300 rows and a malformed moment", async ({ app }) => {
  const owner = await app.signedIn();
  const since = new Date().toISOString();
  const statuses: number[] = [];
  for (
    const body of [
      { since, ids: Array(301).fill("x") },
      { since: "yesterday", ids: [] },
      { since, ids: Array(300).fill("x") },
    ]
  ) {
    statuses.push((await owner.api("POST", "/parcels/news", { body })).status);
  }
  deepEqual(statuses, [422, 422, 200]);
});
