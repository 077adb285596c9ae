import { deepEqual, equal } from "node:assert/strict";
import { ACCESS, isApiPath } from "@/lib/site/access.ts";
import { testApp } from "../helpers/app.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";
import { testOn } from "../helpers/site.ts";

const UNKNOWN_QUERY = "utm_source=mail&constructor=1&__proto__=2";
const REFUSED = [
  "The utm_source field is not allowed.",
  "The constructor field is not allowed.",
  "The __proto__ field is not allowed.",
];

/** Returns the path of every GET route, with a parcel's code and id where needed. */
function addresses(isWanted: (pattern: string) => boolean): string[] {
  const patterns = [...ACCESS].filter(([pattern, { rules }]) =>
    rules.GET !== undefined && isWanted(pattern)
  );
  return patterns.map(([pattern]) =>
    pattern.replace(":code", WHOLE_PARCEL.tracking_code).replace(/:\w+/g, "0")
  );
}

/** Defines a test on a site with one parcel. */
const test = testOn(async () => {
  const app = await testApp({ env: { LIMIT_FACTOR: "1000" } });
  await addParcel(app.kv, WHOLE_PARCEL);
  return { app };
});

test("every GET call rejects unknown parameters by name", async ({ app }) => {
  for (const path of addresses(isApiPath)) {
    const owner = await app.signedIn();
    const { status, body } = await owner.api(
      "GET",
      `${path.slice(4)}?${UNKNOWN_QUERY}`,
    );
    equal(status, 422, path);
    // Errors about missing parameters come first.
    deepEqual(body.errors.slice(-REFUSED.length), REFUSED, path);
    equal((await owner.api("GET", "/parcels")).status, 200);
  }
});

test("invalid and unknown parameters are reported together", async ({ owner: admin }) => {
  const query = "status=Delivered&order=down&order=oldest&per_page=5";
  const { status, body } = await admin.api("GET", `/parcels?${query}`);
  deepEqual([status, body.errors], [422, [
    "The selected order is invalid.",
    "The status field is not allowed.",
  ]]);
});

test("the response names twenty of thousands of unknown parameters", async ({ app }) => {
  const names = Array.from({ length: 3_000 }, (_, index) => `n${index}`);
  const answer = await app.client().api("GET", `/graph?${names.join("&")}`);
  equal(answer.status, 422);
  equal(answer.body.errors.length, 20);
});

test("a parcel's event stream accepts `once` and `seen`", async ({ app }) => {
  const path = `/api/parcels/${WHOLE_PARCEL.tracking_code}/events`;
  for (const query of ["once", "once=1&seen=0123", "seen=&once="]) {
    equal((await app.client().get(`${path}?${query}`)).status, 200, query);
  }
});

test("methods other than GET ignore parameters", async ({ owner: admin }) => {
  const answer = await admin.patch(`/settings?${UNKNOWN_QUERY}`, {
    company_name: "Harbour",
  });
  equal(answer.status, 200);
});

test("pages, files and pictures ignore unknown parameters", async ({ app, owner: admin }) => {
  for (const path of addresses((pattern) => !isApiPath(pattern))) {
    for (const client of [app.client(), admin]) {
      const { status } = await client.get(path);
      equal(
        (await client.get(`${path}?${UNKNOWN_QUERY}`)).status,
        status,
        path,
      );
    }
  }
  const found = await app.client().get(
    `/track.html?utm_source=a&code=${WHOLE_PARCEL.tracking_code}&fbclid=b`,
  );
  equal(found.status, 200);
});
