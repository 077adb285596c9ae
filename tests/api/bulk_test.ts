import { deepEqual, equal, match } from "node:assert/strict";
import { seedColleague } from "../helpers/admin.ts";
import { testApp } from "../helpers/app.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";

const UPDATE = { status: "In transit", current_location: "Lyon" };

Deno.test("POST /api/bulk answers a job, which updates the parcels", async () => {
  await using app = await testApp();
  const clerk = await app.signedIn({ role: "clerk" });
  const codes = codesOf(await createParcels(app.kv, 12));
  const { status, body } = await clerk.api("POST", "/bulk", {
    body: { codes, update: UPDATE },
  });
  deepEqual(
    [status, body.data.kind, body.data.status, body.data.total, body.message],
    [200, "bulk", "queued", 12, "The update has started."],
  );
  await app.jobs.drain();
  const job = await clerk.api("GET", `/jobs/${body.data.id}`);
  deepEqual(
    [job.body.data.status, job.body.data.done, job.body.data.result],
    ["done", 12, { updated: 12 }],
  );
  const { body: { data } } = await clerk.api("GET", `/parcels/${codes[11]}`);
  deepEqual(
    [data.status, data.current_location, data.history.length],
    ["In transit", "Lyon", 1],
  );
});

Deno.test("POST /api/bulk writes the starter into the journal", async () => {
  await using app = await testApp();
  const { id } = await seedColleague(app.kv, "clerk");
  const clerk = await app.signedIn({ role: "clerk" });
  const owner = await app.signedIn();
  const codes = codesOf(await createParcels(app.kv, 9));
  await clerk.api("POST", "/bulk", { body: { codes, update: UPDATE } });
  await app.jobs.drain();
  const { body } = await owner.api("GET", `/journal?actor_id=${id}`);
  const actors = body.data.data.map(({ actor }: { actor: object }) => actor);
  const clerkActor = { kind: "admin", id, name: "The clerk" };
  deepEqual(actors, codes.map(() => clerkActor));
});

Deno.test("POST /api/bulk lists what failed, by its place in codes", async () => {
  await using app = await testApp();
  const owner = await app.signedIn();
  const [code] = codesOf(await createParcels(app.kv, 1));
  const codes = [code, "UNKNOWN-1", code, "UNKNOWN-2"];
  const { body } = await owner.api("POST", "/bulk", {
    body: { codes, update: UPDATE },
  });
  await app.jobs.drain();
  const { body: { data } } = await owner.api("GET", `/jobs/${body.data.id}`);
  deepEqual([data.total, data.done, data.failed, data.problems], [3, 3, 2, [
    { row: 1, code: "UNKNOWN-1", message: "Parcel not found" },
    { row: 3, code: "UNKNOWN-2", message: "Parcel not found" },
  ]]);
  const csv = await owner.get(`/api/jobs/${body.data.id}/problems.csv`);
  match(csv.text, /1,UNKNOWN-1,Parcel not found\r\n/);
});

Deno.test("POST /api/bulk with an Idempotency-Key starts one job", async () => {
  await using app = await testApp();
  const owner = await app.signedIn();
  const codes = codesOf(await createParcels(app.kv, 1));
  const headers = { "idempotency-key": "k" };
  const call = () =>
    owner.api("POST", "/bulk", { body: { codes, update: UPDATE }, headers });
  const ids = [await call(), await call()].map(({ body }) => body.data.id);
  equal(ids[0], ids[1]);
});

const CODES = ["TEST-1"];

const WRONG: [what: string, body: object, errors: string[]][] = [
  ["nothing", {}, ["The update field is required."]],
  ["neither codes nor filter", { update: UPDATE }, [
    "The tracking codes field is required.",
  ]],
  ["both", { codes: CODES, filter: { search: "x" }, update: UPDATE }, [
    "Send either codes or a filter.",
  ]],
  ["no code", { codes: [], update: UPDATE }, [
    "The tracking codes field is required.",
  ]],
  ["an empty code", { codes: ["A-1", " "], update: UPDATE }, [
    "The tracking codes field is required.",
  ]],
  [
    "501 codes",
    {
      codes: Array.from({ length: 501 }, (_, at) => `A-${at}`),
      update: UPDATE,
    },
    ["The tracking codes may not have more than 500 entries."],
  ],
  ["codes as a text", { codes: "A-1", update: UPDATE }, [
    "The selected tracking codes is invalid.",
  ]],
  ["no filter in it", { filter: {}, update: UPDATE }, [
    "Name exactly one filter.",
  ]],
  ["an unknown filter", { filter: { color: "red" }, update: UPDATE }, [
    "Name exactly one filter.",
    "The color field is not allowed.",
  ]],
  ["an update of nothing", { codes: CODES, update: {} }, [
    "Enter a status or a place.",
  ]],
  [
    "an update of icon and colour alone",
    { codes: CODES, update: { icon: "directions_boat", color: "red" } },
    ["Enter a status or a place."],
  ],
  [
    "wrong fields of the update",
    {
      codes: CODES,
      update: {
        status: "x".repeat(301),
        color: "pink",
        occurred_at: "yesterday",
        weight: "1",
      },
    },
    [
      "The status may not be greater than 300 characters.",
      "The selected color is invalid.",
      "The occurred at must be a valid date.",
      "The weight field is not allowed.",
    ],
  ],
];

for (const [what, body, errors] of WRONG) {
  Deno.test(`POST /api/bulk with ${what} answers 422 and starts nothing`, async () => {
    await using app = await testApp();
    const owner = await app.signedIn();
    const answer = await owner.api("POST", "/bulk", { body });
    deepEqual([answer.status, answer.body.errors], [422, errors]);
    await app.jobs.drain();
  });
}

Deno.test("POST /api/bulk with a time more than a day ahead answers 422", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 15, 45) };
  await using app = await testApp({ clock });
  const owner = await app.signedIn();
  const update = { ...UPDATE, occurred_at: "2026-11-21T15:46:00Z" };
  const { status, body } = await owner.api("POST", "/bulk", {
    body: { codes: CODES, update },
  });
  deepEqual([status, body.errors], [422, [
    "The occurred at may not be more than 24 hours ahead.",
  ]]);
});

Deno.test("POST /api/bulk updates what a search finds", async () => {
  await using app = await testApp();
  const owner = await app.signedIn();
  const destination = "Nantes";
  const parcels = await createParcels(app.kv, 3, { destination });
  const [other] = await createParcels(app.kv, 1);
  const { body } = await owner.api("POST", "/bulk", {
    body: { filter: { search: "nantes" }, update: UPDATE },
  });
  equal(body.data.total, 3);
  await app.jobs.drain();
  const statuses = await Promise.all(
    [...parcels, other!].map(async ({ tracking_code }) => {
      const { body } = await owner.api("GET", `/parcels/${tracking_code}`);
      return body.data.status;
    }),
  );
  deepEqual(statuses, ["In transit", "In transit", "In transit", null]);
});

Deno.test("POST /api/bulk updates what a filter of the list matches", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 12) };
  await using app = await testApp({ clock });
  const day = { max_expected_delivery_date: "2026-11-10" };
  const parcels = await createParcels(app.kv, 12, {
    ...{ ...day, status: "Customs" },
  });
  await createParcels(app.kv, 2, { ...day, status: "Delivered" });
  await createParcels(app.kv, 2, { status: "Pending" });
  clock.ms += 4 * 86_400_000;
  const owner = await app.signedIn();
  const filters = [
    [{ stage: "customs" }, 12],
    [{ late: "yes" }, 12],
    [{ due: "2026-11-10" }, 12],
    // The updates before are news of the others.
    [{ stalled_days: 3 }, 2],
  ] as const;
  for (const [filter, total] of filters) {
    const { status, body } = await owner.api("POST", "/bulk", {
      body: { filter, update: { title: "Checked", current_location: "Lyon" } },
    });
    deepEqual([status, body.data?.total], [200, total], body.errors[0]);
    await app.jobs.drain();
  }
  const { tracking_code } = parcels[11]!;
  const { body } = await owner.api("GET", `/parcels/${tracking_code}`);
  deepEqual([body.data.status, body.data.history.length], ["Customs", 3]);
});

Deno.test("POST /api/bulk refuses two filters at once", async () => {
  await using app = await testApp();
  const owner = await app.signedIn();
  const filter = { late: "yes", stage: "customs" };
  const { status, body } = await owner.api("POST", "/bulk", {
    body: { filter, update: UPDATE },
  });
  deepEqual([status, body.errors], [422, ["Name exactly one filter."]]);
});
