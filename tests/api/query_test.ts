import { deepEqual, equal } from "node:assert/strict";
import { ACCESS, isApiPath } from "@/lib/site/access.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";

const UNKNOWN = "utm_source=mail&constructor=1&__proto__=2";
const REFUSED = [
  "The utm_source field is not allowed.",
  "The constructor field is not allowed.",
  "The __proto__ field is not allowed.",
];

/** Every address that is read by GET, of one parcel where it needs one. */
function addresses(isWanted: (pattern: string) => boolean): string[] {
  const patterns = [...ACCESS].filter(([pattern, { rules }]) =>
    rules.GET !== undefined && isWanted(pattern)
  );
  return patterns.map(([pattern]) =>
    pattern.replace(":code", WHOLE_PARCEL.tracking_code).replace(/:\w+/g, "0")
  );
}

async function site(): Promise<TestApp> {
  const app = await testApp({ env: { LIMIT_FACTOR: "1000" } });
  await addParcel(app.kv, WHOLE_PARCEL);
  return app;
}

for (const path of addresses(isApiPath)) {
  Deno.test(`GET ${path} refuses unknown parameters by name`, async () => {
    await using app = await site();
    const admin = await app.signedIn();
    const { status, body } = await admin.api(
      "GET",
      `${path.slice(4)}?${UNKNOWN}`,
    );
    equal(status, 422);
    // An error about a parameter that is missing comes first.
    deepEqual(body.errors.slice(-REFUSED.length), REFUSED);
    equal((await admin.api("GET", "/parcels")).status, 200);
  });
}

Deno.test("a list reports invalid and unknown parameters together", async () => {
  await using app = await site();
  const admin = await app.signedIn();
  const query = "status=Delivered&order=down&order=oldest&per_page=5";
  const { status, body } = await admin.api("GET", `/parcels?${query}`);
  equal(status, 422);
  deepEqual(body.errors, [
    "The selected order is invalid.",
    "The status field is not allowed.",
  ]);
});

Deno.test("of thousands of unknown parameters twenty are named", async () => {
  await using app = await site();
  const names = Array.from({ length: 3_000 }, (_, index) => `n${index}`);
  const answer = await app.client().api("GET", `/graph?${names.join("&")}`);
  equal(answer.status, 422);
  equal(answer.body.errors.length, 20);
});

Deno.test("401 comes before errors about parameters", async () => {
  await using app = await site();
  const answer = await app.client().api("GET", `/parcels?${UNKNOWN}`);
  equal(answer.status, 401);
});

Deno.test("the events of a parcel accept their parameters", async () => {
  await using app = await site();
  const path = `/api/parcels/${WHOLE_PARCEL.tracking_code}/events`;
  for (const query of ["once", "once=1&seen=0123", "seen=&once="]) {
    equal((await app.client().get(`${path}?${query}`)).status, 200, query);
  }
});

Deno.test("other methods than GET ignore parameters", async () => {
  await using app = await site();
  const admin = await app.signedIn();
  const answer = await admin.api("PATCH", `/settings?${UNKNOWN}`, {
    body: { company_name: "Harbour" },
  });
  equal(answer.status, 200);
});

Deno.test("pages, files and pictures ignore parameters that they do not know", async () => {
  await using app = await site();
  const admin = await app.signedIn();
  for (const path of addresses((pattern) => !isApiPath(pattern))) {
    for (const client of [app.client(), admin]) {
      const { status } = await client.get(path);
      equal((await client.get(`${path}?${UNKNOWN}`)).status, status, path);
    }
  }
  const found = await app.client().get(
    `/track.html?utm_source=a&code=${WHOLE_PARCEL.tracking_code}&fbclid=b`,
  );
  equal(found.status, 200);
});
