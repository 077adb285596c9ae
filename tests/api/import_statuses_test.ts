import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { MAX_STATUSES } from "@/lib/statuses/store.ts";
import { addStatuses } from "@/lib/statuses/statuses.ts";
import type { Client } from "../helpers/client.ts";
import { applyTable, readImport, uploadTable } from "../helpers/imports.ts";
import { addParcel } from "../helpers/parcels.ts";
import { PUBLISHED_STATUSES } from "../helpers/status_fixture.ts";
import { test } from "../helpers/site.ts";

const HEAD = "Code;Recipient;Destination;Status";

/** Returns a table of new parcels with these statuses. */
function tableOf(...statuses: string[]): string {
  const rows = statuses.map((status, at) =>
    `WB-${2_000 + at};Ann;Nantes;"${status.replaceAll('"', '""')}"`
  );
  return [HEAD, ...rows].join("\n");
}

const TABLE = tableOf("Zugestelt", "Am Kai", "zugestelt!", "Delivered", "");

function answer(client: Client, id: string, statuses: object) {
  return client.patch("/imports", { id, statuses });
}

/** Returns the site's own statuses by text, with their stages. */
async function ownStatuses(client: Client): Promise<Record<string, string>> {
  const { data } = (await client.api("GET", "/statuses")).body;
  return Object.fromEntries(
    data.filter(({ suggested }: { suggested: boolean }) => !suggested)
      .map(({ text, stage }: Record<string, string>) => [text, stage]),
  );
}

/** Returns the codes of the parcels filed under a stage, in order. */
async function filedUnder(client: Client, stage: string): Promise<string[]> {
  const path = `/parcels?stage=${stage}&per_page=100`;
  const { data } = (await client.api("GET", path)).body.data;
  return data.map((parcel: { tracking_code: string }) => parcel.tracking_code)
    .sort();
}

test("an import asks what its unknown statuses mean, remembers the answers and files its parcels by them", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const { id, unknown_statuses } = await uploadTable(app, clerk, TABLE);
  deepEqual(unknown_statuses, [
    { status: "Zugestelt", rows: 2, suggestion: "Delivered" },
    { status: "Am Kai", rows: 1, suggestion: null },
  ]);
  const first = await answer(clerk, id, { "ZUGESTELT": "delivered" });
  equal(first.body.message, "The stages have been saved.");
  equal(first.body.data.status, "checked");
  deepEqual(first.body.data.unknown_statuses, [unknown_statuses[1]]);
  equal((await answer(clerk, id, { "Am Kai": "customs" })).status, 200);
  deepEqual((await readImport(clerk, id)).unknown_statuses, []);
  deepEqual(await ownStatuses(clerk), {
    "Zugestelt": "delivered",
    "Am Kai": "customs",
  });
  await applyTable(app, clerk, id);
  const delivered = ["WB-2000", "WB-2002", "WB-2003"];
  deepEqual(await filedUnder(clerk, "delivered"), delivered);
  deepEqual(await filedUnder(clerk, "customs"), ["WB-2001"]);
  const shown = await clerk.api("GET", "/parcels/WB-2000");
  equal(shown.body.data.status, "Zugestelt");
  const again = await uploadTable(app, clerk, TABLE);
  deepEqual(again.unknown_statuses, []);
});

test("suggestions are in the reader's language, and the site's own statuses are suggested, too", async ({ app, owner }) => {
  await owner.post("/statuses", { text: "Am Kai", stage: "customs" });
  const { id } = await uploadTable(app, owner, tableOf("Zugestelt", "Am Kay"));
  owner.cookies.set("googtrans", "/en/de");
  const { unknown_statuses } = await readImport(owner, id);
  deepEqual(
    unknown_statuses.map(({ suggestion }: { suggestion: string }) =>
      suggestion
    ),
    ["Zugestellt", "Am Kai"],
  );
});

test("a mistyped status is remembered but not offered, another one is offered", async ({ app, owner }) => {
  const { id } = await uploadTable(app, owner, TABLE);
  const answers = { "Zugestelt": "delivered", "Am Kai": "customs" };
  await answer(owner, id, answers);
  const { data } = (await owner.api("GET", "/statuses")).body;
  deepEqual(
    data.slice(-2).map(({ text, hidden }: Record<string, string>) => [
      text,
      hidden,
    ]),
    [["Zugestelt", "yes"], ["Am Kai", "no"]],
  );
  const { body } = await owner.api("GET", "/journal?noun=statuses");
  equal(body.data.data.length, 2);
});

for (
  const [fault, statuses, message] of [
    [
      "a text that is known",
      { "Am Kai": "customs", "Delivered": "customs" },
      "“Delivered” is not among the unknown statuses of this import.",
    ],
    ["a text that is not in the file", {
      "Am Kai": "customs",
      "Am Tor": "customs",
    }, "“Am Tor” is not among the unknown statuses of this import."],
    ["one text in two spellings", {
      "Am Kai": "customs",
      "am kai": "delivered",
    }, "The text has already been taken."],
    [
      "an unknown stage",
      { "Zugestelt": "delivered", "Am Kai": "lost" },
      "The selected Am Kai is invalid.",
    ],
    [
      "the stage of parcels without a status",
      { "Am Kai": "none" },
      "The selected Am Kai is invalid.",
    ],
    ["no text", {}, "The statuses field is required."],
  ] as const
) {
  test(`PATCH /api/imports refuses ${fault} and remembers nothing`, async ({ app, owner }) => {
    const { id, unknown_statuses } = await uploadTable(app, owner, TABLE);
    const { status, body } = await answer(owner, id, statuses);
    deepEqual([status, body.errors], [422, [message]]);
    deepEqual(await ownStatuses(owner), {});
    const left = await readImport(owner, id);
    deepEqual(left.unknown_statuses, unknown_statuses);
  });
}

test("PATCH /api/imports refuses answers for which the site has no room, and all of them", async ({ app, owner }) => {
  const { kv } = app;
  const texts = Array.from(
    { length: MAX_STATUSES - 1 },
    (_, at) => `Pier ${at}`,
  );
  await kv.transact((tx) =>
    addStatuses(
      tx,
      kv,
      texts.map((text) => ({ text, stage: "in_transit", hidden: "no" })),
      () => undefined,
    )
  );
  const { id } = await uploadTable(app, owner, TABLE);
  const answers = { "Zugestelt": "delivered", "Am Kai": "customs" };
  const { status, body } = await answer(owner, id, answers);
  equal(status, 422);
  match(body.errors[0]!, /already 200 statuses/);
  equal((await readImport(owner, id)).unknown_statuses.length, 2);
  equal((await answer(owner, id, { "Am Kai": "customs" })).status, 200);
});

test("PATCH /api/imports takes answers only while an import is checked, and can read the file again in the same call", async ({ app, owner }) => {
  const { id } = await uploadTable(app, owner, TABLE);
  const both = { id, statuses: { "Am Kai": "customs" }, dates: "dmy" };
  const { body } = await owner.patch("/imports", both);
  equal(body.message, "The file is being checked anew.");
  equal((await answer(owner, id, { "Zugestelt": "delivered" })).status, 409);
  await app.jobs.drain();
  const { unknown_statuses, dates } = await readImport(owner, id);
  equal(dates, "dmy");
  deepEqual(unknown_statuses.map(({ rows }: { rows: number }) => rows), [2]);
  await applyTable(app, owner, id);
  equal((await answer(owner, id, { "Zugestelt": "delivered" })).status, 409);
  deepEqual((await readImport(owner, id)).unknown_statuses, []);
  equal((await owner.get(`/control/imports/${id}`)).status, 200);
});

test("an import asks about none of the published statuses, and files each under its stage", async ({ app, owner }) => {
  const texts = PUBLISHED_STATUSES.map(({ text }) => text);
  const { id, ...checked } = await uploadTable(app, owner, tableOf(...texts));
  deepEqual(checked.unknown_statuses, []);
  await applyTable(app, owner, id);
  for (const stage of new Set(PUBLISHED_STATUSES.map(({ stage }) => stage))) {
    const expected = PUBLISHED_STATUSES.flatMap((published, at) =>
      published.stage === stage ? [`WB-${2_000 + at}`] : []
    );
    deepEqual(await filedUnder(owner, stage), expected, stage);
  }
});

const CHOICE = { action: "answer", status_0: "Zugestelt", status_1: "Am Kai" };

test("the screen of a checked import asks about unknown statuses, and importing without an answer files them under other", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const { id } = await uploadTable(app, clerk, TABLE);
  const path = `/control/imports/${id}`;
  const asked = (await clerk.get(path)).text;
  match(
    asked,
    /Statuses Without a Stage.*Zugestelt.*2 rows · Did you mean Delivered\?.*<option +value="delivered" selected/s,
  );
  match(asked, /Am Kai<\/bdi> <span[^>]*>1 row</);
  const none = await clerk.form(path, { ...CHOICE, stage_0: "", stage_1: "" });
  equal(none.status, 422);
  match(none.text, /role="alert".*The statuses field is required/s);
  doesNotMatch(none.text, /<option +value="delivered" selected/);
  const one = await clerk.form(path, { ...CHOICE, stage_0: "delivered" });
  equal(one.headers.get("location"), `${path}?done=answered`);
  const { text } = await clerk.get(`${path}?done=answered`);
  match(text, /The stages have been saved\.(?:(?!Zugestelt).)*Am Kai/s);
  await applyTable(app, clerk, id);
  deepEqual(await filedUnder(clerk, "other"), ["WB-2001"]);
  doesNotMatch((await clerk.get(path)).text, /Statuses Without a Stage/);
});

test("a double press of the answers is taken once, but a stage that another person has chosen stays", async ({ app, owner }) => {
  await addParcel(app.kv, { tracking_code: "WB-2000" });
  const { id } = await uploadTable(app, owner, TABLE);
  const path = `/control/imports/${id}`;
  const answers = { ...CHOICE, stage_0: "delivered", stage_1: "customs" };
  equal((await owner.form(path, answers)).status, 303);
  equal((await owner.form(path, answers)).status, 303);
  const other = await owner.form(path, { ...answers, stage_1: "delivered" });
  equal(other.status, 422);
  match(other.text, /“Am Kai” is not among the unknown statuses/);
  deepEqual(await ownStatuses(owner), {
    "Zugestelt": "delivered",
    "Am Kai": "customs",
  });
});
