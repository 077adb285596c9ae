import { deepEqual, equal, match } from "node:assert/strict";
import { testApp } from "../helpers/app.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import { test } from "../helpers/site.ts";

const UPDATE = { status: "In transit", current_location: "Lyon" };

test("POST /api/bulk starts a job that updates the parcels", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const codes = codesOf(await createParcels(app.kv, 12));
  const { status, body } = await clerk.post("/bulk", { codes, update: UPDATE });
  deepEqual(
    [status, body.data.kind, body.data.status, body.data.total, body.message],
    [200, "bulk", "queued", 12, "The update has started."],
  );
  await app.jobs.drain();
  const job = await clerk.api("GET", `/jobs/${body.data.id}`);
  deepEqual(
    [job.body.data.status, job.body.data.done, job.body.data.result],
    ["done", 12, { updated: 12, unknown: 0 }],
  );
  const { body: { data } } = await clerk.api("GET", `/parcels/${codes[11]}`);
  deepEqual(
    [data.status, data.current_location, data.history.length],
    ["In transit", "Lyon", 1],
  );
});

test("POST /api/bulk identifies failed codes by their index", async ({ app, owner }) => {
  const [code] = codesOf(await createParcels(app.kv, 1));
  const codes = [code, "UNKNOWN-1", code, "UNKNOWN-2"];
  const { body } = await owner.post("/bulk", { codes, update: UPDATE });
  await app.jobs.drain();
  const { body: { data } } = await owner.api("GET", `/jobs/${body.data.id}`);
  deepEqual([data.total, data.done, data.failed, data.problems], [3, 3, 2, [
    { row: 1, code: "UNKNOWN-1", message: "Parcel not found" },
    { row: 3, code: "UNKNOWN-2", message: "Parcel not found" },
  ]]);
  const csv = await owner.get(`/api/jobs/${body.data.id}/problems.csv`);
  match(csv.text, /1,UNKNOWN-1,Parcel not found\r\n/);
});

test("POST /api/bulk/undo starts a job that reverts the update", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const [one, other] = codesOf(await createParcels(app.kv, 2));
  const codes = [one, other];
  const { body: { data: { id } } } = await clerk.post("/bulk", {
    codes,
    update: UPDATE,
  });
  await app.jobs.drain();
  const body = {
    id: (await owner.api("GET", `/parcels/${other}`)).body.data.id,
  };
  await owner.api("PATCH", "/parcels", { body: { ...body, weight: "2" } });
  const { status, body: { data, message } } = await clerk.post("/bulk/undo", {
    id,
  });
  deepEqual(
    [status, data.kind, data.total, message],
    [200, "bulk_undo", 2, "The update is being undone."],
  );
  await app.jobs.drain();
  const job = (await clerk.api("GET", `/jobs/${data.id}`)).body.data;
  deepEqual([job.result, job.problems], [{ restored: 1, left: 1 }, [{
    row: null,
    code: other,
    message: "The parcel has been changed since the update and stays as it is.",
  }]]);
  const { body: parcel } = await owner.api("GET", `/parcels/${one}`);
  deepEqual(
    [parcel.data.status, parcel.data.current_location, parcel.data.history],
    [null, null, []],
  );
  equal((await clerk.post("/bulk/undo", { id })).status, 409);
  const journal = await owner.api("GET", `/journal?job_id=${id}`);
  deepEqual(
    journal.body.data.data.map(
      ({ kind, label }: Record<string, string>) => [kind, label],
    ),
    [["reverted", one], ["updated", other], ["updated", one]],
  );
  match(
    (await owner.get("/control/journal.html")).text,
    /Undo of a bulk update.*>Bulk update/s,
  );
});

test("POST /api/bulk/undo admits only the starter and managers", async ({ app, owner }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const manager = await app.signedIn({ role: "manager" });
  const codes = codesOf(await createParcels(app.kv, 1));
  const start = async (client: typeof owner) => {
    const { body } = await client.post("/bulk", { codes, update: UPDATE });
    await app.jobs.drain();
    return body.data.id as string;
  };
  const undo = async (client: typeof owner, id: string) =>
    (await client.post("/bulk/undo", { id })).status;
  equal(await undo(clerk, await start(owner)), 404, "an unseen job");
  const id = await start(clerk);
  equal(await undo(manager, id), 200);
  await app.jobs.drain();
  equal(await undo(owner, id), 409);
});

const CODES = ["TEST-1"];

const WRONG: [body: object, errors: string[]][] = [
  [{}, ["The update field is required."]],
  [{ update: UPDATE }, ["The tracking codes field is required."]],
  [{ codes: CODES, filter: { search: "x" }, update: UPDATE }, [
    "Send either codes or a filter.",
  ]],
  [{ codes: [], update: UPDATE }, ["The tracking codes field is required."]],
  [{ codes: ["A-1", " "], update: UPDATE }, [
    "The tracking codes field is required.",
  ]],
  [
    {
      codes: Array.from({ length: 501 }, (_, at) => `A-${at}`),
      update: UPDATE,
    },
    ["The tracking codes may not have more than 500 entries."],
  ],
  [{ codes: "A-1", update: UPDATE }, [
    "The selected tracking codes is invalid.",
  ]],
  [{ filter: {}, update: UPDATE }, ["Name one or two filters."]],
  [{ filter: { late: "yes", due: "2026-11-20" }, update: UPDATE }, [
    "Combine at most two of these: a stage; late, due or stalled; a search.",
  ]],
  [{ filter: { color: "red" }, update: UPDATE }, [
    "Name one or two filters.",
    "The color field is not allowed.",
  ]],
  [{ codes: CODES, update: {} }, ["Enter a status or a place."]],
  [{ codes: CODES, update: { icon: "directions_boat", color: "red" } }, [
    "Enter a status or a place.",
  ]],
  [
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

test("POST /api/bulk returns 422 with every problem", async ({ owner }) => {
  for (const [body, errors] of WRONG) {
    const answer = await owner.post("/bulk", body);
    deepEqual([answer.status, answer.body.errors], [422, errors]);
  }
});

Deno.test("POST /api/bulk updates the parcels that match a filter", async () => {
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
    // The first update has reset the other parcels' waiting time.
    [{ stalled_days: 3 }, 2],
  ] as const;
  for (const [filter, total] of filters) {
    const { status, body } = await owner.post("/bulk", {
      filter,
      update: { title: "Checked", current_location: "Lyon" },
    });
    deepEqual([status, body.data?.total], [200, total], body.errors[0]);
    await app.jobs.drain();
  }
  const { tracking_code } = parcels[11]!;
  const { body } = await owner.api("GET", `/parcels/${tracking_code}`);
  deepEqual([body.data.status, body.data.history.length], ["Customs", 3]);
});
