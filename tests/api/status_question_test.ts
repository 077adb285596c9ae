import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import type { Answer, Client } from "../helpers/client.ts";
import { addStatuses } from "@/lib/statuses/statuses.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import type { TestApp } from "../helpers/app.ts";
import { test } from "../helpers/site.ts";

const PARCEL = { recipient_name: "Ann", destination: "Lisbon" };
const CREATE = "/control/parcels/create.html";
const BULK = "/control/parcels/bulk.html";
const POST = "/control/parcels/TEST-1/post";
const UPDATE = "/control/parcels/TEST-1/update";

/** The forms with a status, each with its other fields. */
const FORMS: [name: string, path: string, fields: Record<string, string>][] = [
  ["Create", CREATE, { ...PARCEL, tracking_code: "TEST-2" }],
  ["Post Update", POST, { current_location: "Porto" }],
  ["Update Parcel", UPDATE, { ...PARCEL, tracking_code: "TEST-1" }],
  ["Update Many Parcels", BULK, { codes: "TEST-1\nTEST-9" }],
];

const PIER = { status: "At the pier" };
const ANSWER = { status_stage: "customs", status_as_is: "yes" };

function addParcel(client: Client, fields: Record<string, string> = {}) {
  const tracking_code = "TEST-1";
  return client.post("/parcels", { ...PARCEL, tracking_code, ...fields });
}

/** Returns everything that a form could have changed. */
function stored({ kv }: TestApp) {
  const nouns = ["parcels", "activities", "statuses", "jobs", "journal"];
  return Promise.all(
    nouns.map((noun) => kv.list({ prefix: [noun] }, { limit: 1_000 })),
  );
}

async function ownStatuses(client: Client) {
  const { body } = await client.api("GET", "/statuses");
  return (body.data as { suggested: boolean; text: string; stage: string }[])
    .filter(({ suggested }) => !suggested)
    .map(({ text, stage }) => [text, stage]);
}

/** Returns the texts of the buttons that offer a status. */
function offersIn({ text }: Answer): string[] {
  const offers = text.matchAll(/name="offer\.status" value="([^"]*)"/g);
  return [...offers].map(([, offered]) => offered!);
}

for (const [name, path, fields] of FORMS) {
  test(`${name} asks once what an unknown status means, with everything typed, and remembers the answer`, async ({ app }) => {
    const clerk = await app.signedIn({ role: "clerk" });
    await addParcel(clerk);
    const before = await stored(app);
    const asked = await clerk.form(path, { ...fields, ...PIER });
    equal(asked.status, 422);
    deepEqual(await stored(app), before);
    match(asked.text, /“At the pier” is a new status. Say what it means./);
    match(asked.text, /<select[^>]* name="status_stage"/);
    match(asked.text, /type="hidden" name="status_as_is" value="yes"/);
    doesNotMatch(asked.text, /Did you mean/);
    for (const text of [...Object.values(fields), PIER.status]) {
      match(asked.text, new RegExp(`[">]${text}["<]`), text);
    }
    const answered = { ...fields, ...PIER, ...ANSWER };
    equal((await clerk.form(path, answered)).status, 303);
    deepEqual(await ownStatuses(clerk), [["At the pier", "customs"]]);
    await app.jobs.drain();
    const { body } = await clerk.api("GET", "/parcels?stage=customs");
    equal(body.data.total, 1);
    const again = {
      ...fields,
      status: "AT THE PIER!",
      tracking_code: "TEST-3",
    };
    equal((await clerk.form(path, again)).status, 303);
  });
}

test("A form suggests the nearest offered status in the reader's language, and one press posts it", async ({ owner }) => {
  await addParcel(owner);
  const typed = { status: "Zugestelt" };
  for (
    const [language, suggestion, question] of [
      ["en", "Delivered", "Did you mean Delivered?"],
      ["de", "Zugestellt", "Meinten Sie Zugestellt?"],
    ] as const
  ) {
    const { text } = await owner.send(POST, {
      method: "POST",
      body: new URLSearchParams(typed),
      headers: { "accept-language": language },
    });
    match(text, new RegExp(`name="instead.status" value="${suggestion}"`));
    match(text, new RegExp(question.replace("?", "[?]")));
  }
  const pressed = { ...typed, "instead.status": "Delivered", ...ANSWER };
  equal((await owner.form(POST, pressed)).status, 303);
  const { body } = await owner.api("GET", "/parcels/TEST-1");
  equal(body.data.status, "Delivered");
  deepEqual(await ownStatuses(owner), []);
  await owner.post("/statuses", { text: "At the pier", stage: "other" });
  const near = await owner.form(POST, { status: "At teh pier" });
  match(near.text, /Did you mean At the pier/);
});

test("A form asks again about a text that was changed after the question, and for a stage that is missing or unknown", async ({ owner }) => {
  await addParcel(owner);
  const shown = { "shown.status": "At the pier" };
  for (
    const fields of [
      { status: "At the gate", ...shown, ...ANSWER },
      { ...PIER, ...shown, ...ANSWER, status_stage: "" },
      { ...PIER, ...shown, ...ANSWER, status_stage: "lost" },
      { ...PIER, ...shown, status_stage: "customs" },
    ]
  ) {
    const { status, text } = await owner.form(POST, fields);
    equal(status, 422, JSON.stringify(fields));
    match(text, /Say what it means/);
  }
  deepEqual(await ownStatuses(owner), []);
  const answered = { ...PIER, ...shown, ...ANSWER };
  equal((await owner.form(POST, answered)).status, 303);
});

test("A form keeps the chosen stage when another field is refused, and asks nothing about a known status", async ({ owner }) => {
  const fields = { ...PARCEL, tracking_code: "TEST-2", ...PIER, ...ANSWER };
  const refused = await owner.form(CREATE, { ...fields, recipient_name: "" });
  equal(refused.status, 422);
  match(refused.text, /<option\s+value="customs" selected/);
  doesNotMatch(refused.text, /Say what it means/);
  const known = { ...fields, recipient_name: "", status: "Livrée" };
  doesNotMatch((await owner.form(CREATE, known)).text, /status_stage/);
});

test("Update Parcel asks nothing about an unknown status that the parcel already has", async ({ owner }) => {
  await addParcel(owner, PIER);
  const fields = { ...PARCEL, tracking_code: "TEST-1", ...PIER };
  const renamed = { ...fields, recipient_name: "Bob" };
  equal((await owner.form(UPDATE, renamed)).status, 303);
  deepEqual(await ownStatuses(owner), []);
});

test("A call is never asked what a status means", async ({ owner }) => {
  const { id } = (await addParcel(owner, PIER)).body.data;
  const entry = {
    title: "Seen",
    description: "",
    icon: "moped",
    color: "black",
  };
  const update = { status: "At the quay" };
  for (
    const answer of [
      await owner.patch("/parcels", { id, status: "At the gate" }),
      await owner.post("/activities", {
        ...entry,
        parcel_id: id,
        status: "Gone",
      }),
      await owner.post("/bulk", { codes: ["TEST-1"], update }),
    ]
  ) equal(answer.status, 200, answer.text);
  deepEqual(await ownStatuses(owner), []);
});

test("The site has at most 200 statuses of its own; a form with the next one says so and changes nothing", async ({ app, owner }) => {
  await addParcel(owner);
  const inputs = Array.from({ length: 200 }, (_, number) => {
    const text = `At pier ${number}`;
    return { text, stage: "customs", hidden: "no" } as const;
  });
  const { kv } = app;
  await kv.transact((tx) => addStatuses(tx, kv, inputs, () => {}));
  const before = await stored(app);
  const full = /There are already 200 statuses. Delete one first./;
  const called = await owner.post("/statuses", {
    text: "Last",
    stage: "other",
  });
  equal(called.status, 422);
  match(called.text, full);
  const posted = await owner.form(POST, { ...PIER, ...ANSWER });
  equal(posted.status, 422);
  match(posted.text, full);
  match(posted.text, /value="At the pier"/);
  match(posted.text, /<option\s+value="customs" selected/);
  deepEqual(await stored(app), before);
  const { text } = await owner.get(POST);
  equal(
    (text.match(/<datalist[^]*<\/datalist>/)![0].match(/<option/g))!.length,
    211,
  );
});

test("Forms offer the eleven suggestions and nine own statuses by use, in the list the rest, and no hidden ones", async ({ app, owner }) => {
  await addParcel(owner);
  const ids: string[] = [];
  for (let number = 1; number <= 11; number++) {
    const text = `At pier ${number}`;
    const added = await owner.post("/statuses", { text, stage: "customs" });
    ids.push(added.body.data.id);
  }
  for (const number of [2, 4, 2]) {
    equal(
      (await owner.form(POST, { status: `At pier ${number}` })).status,
      303,
    );
    await owner.form(POST, { status: "Delivered" });
  }
  const own = async () => offersIn(await owner.get(POST)).slice(11);
  const expected = [2, 4, 11, 10, 9, 8, 7, 6, 5].map((number) =>
    `At pier ${number}`
  );
  deepEqual(await own(), expected);
  match((await owner.get(POST)).text, /<option\s+value="At pier 1"/);
  await foldAll(app.kv);
  await addParcel(owner, { tracking_code: "TEST-2", status: "AT PIER 4" });
  await addParcel(owner, { tracking_code: "TEST-3", status: "at pier 4" });
  deepEqual((await own()).slice(0, 2), ["At pier 4", "At pier 2"]);
  await owner.patch("/statuses", { id: ids[3], hidden: "yes" });
  await owner.patch("/statuses", { id: "pending", hidden: "yes" });
  const after = await owner.get(POST);
  deepEqual(offersIn(after).slice(0, 2), ["Picked up", "In transit"]);
  doesNotMatch(after.text, /value="At pier 4"/);
  await owner.delete("/statuses", { id: ids[1] });
  await foldAll(app.kv);
  equal(offersIn(await owner.get(POST))[10], "At pier 11");
});
