import { deepEqual, equal, match } from "node:assert/strict";
import { pick } from "deno-std/collections/pick.js";
import { applyTable, undoTable, uploadTable } from "@/tests/helpers/imports.ts";
import { test } from "../helpers/site.ts";

const COUNTS = [
  ...["rows", "new", "changed", "unchanged", "wrong", "further"] as const,
];

const ORDERS = [
  "Order no,Ship To Name,Ship To City,Weight",
  "1001,Ana Roth,Hamburg,2 kg",
  "1001,,,3 kg", // further
  "1002,Bo Lind,Malmö,",
  "1002,Bo Lind,Malmö,", // further
  "1003,Cem Su,,", // wrong: no destination
  "1003,,,", // further
  "1002,Dora May,Bonn,", // wrong: another recipient
].join("\n");

test("further lines of an order are counted, and create, change and undo nothing", async ({ app, owner }) => {
  const count = async () =>
    (await owner.api("GET", "/parcels")).body.data.total;
  const checked = await uploadTable(app, owner, ORDERS);
  deepEqual(pick(checked, COUNTS), {
    ...{ rows: 7, new: 2, changed: 0, unchanged: 0, wrong: 2, further: 3 },
  });
  const { text } = await owner.get(`/api/imports/${checked.id}/problems.csv`);
  const problems = text.trim().split("\r\n").slice(1)
    .map((line) => /,$/.test(line) ? "" : "wrong");
  deepEqual(problems, ["", "", "", "", "wrong", "", "wrong"]);
  const job = await applyTable(app, owner, checked.id);
  deepEqual(pick(job, ["status", "done", "total", "failed", "result"]), {
    ...{ status: "done", done: 2, total: 2, failed: 0 },
    result: { created: 2, changed: 0 },
  });
  const { data } = (await owner.api("GET", "/parcels")).body.data;
  const created = data.map((parcel: Record<string, unknown>) =>
    pick(parcel, ["reference", "recipient_name", "destination", "weight"])
  );
  deepEqual(created.toReversed(), [
    {
      ...{ reference: "1001", recipient_name: "Ana Roth" },
      ...{ destination: "Hamburg", weight: "2 kg" },
    },
    {
      ...{ reference: "1002", recipient_name: "Bo Lind" },
      ...{ destination: "Malmö", weight: null },
    },
  ]);
  const again = await uploadTable(app, owner, ORDERS);
  deepEqual(pick(again, COUNTS), {
    ...{ rows: 7, new: 0, changed: 0, unchanged: 2, wrong: 2, further: 3 },
  });
  const undone = await undoTable(app, owner, checked.id);
  deepEqual(undone.result, { undone: 2, left: 0 });
  equal(await count(), 0);
});

const REPORT = "List\n\nCode;Recipient;Destination\nWB-2001;Ann;Nantes";

test("POST and PATCH /api/imports take the row of the headings", async ({ app, owner }) => {
  const heads = ({ columns }: { columns: { head: string }[] }) =>
    columns.map(({ head }) => head);
  const found = await uploadTable(app, owner, REPORT);
  deepEqual([found.head_row, found.rows, found.new], [3, 1, 1]);
  const chosen = await uploadTable(app, owner, REPORT, { head_row: "1" });
  deepEqual([chosen.status, chosen.head_row], ["failed", 1]);
  deepEqual(heads(chosen), ["List"]);
  const screen = await owner.get(`/control/imports/${chosen.id}`);
  match(screen.text, /No column of this file is known/);
  const patch = { id: chosen.id, head_row: 2 };
  equal((await owner.patch("/imports", patch)).status, 200);
  await app.jobs.drain();
  const { body } = await owner.api("GET", `/imports/${chosen.id}`);
  deepEqual([body.data.status, body.data.head_row], ["checked", 3]);
  for (const head_row of [0, 21, 1.5, "x"]) {
    const refused = await owner.patch("/imports", { id: found.id, head_row });
    equal(refused.status, 422);
    match(refused.body.errors[0]!, /row of the headings/i);
  }
});

test("the screen of an import takes the row of the headings", async ({ app, owner }) => {
  const { id } = await uploadTable(app, owner, REPORT, { head_row: "1" });
  const path = `/control/imports/${id}`;
  const form = { action: "read", encoding: "utf-8", separator: "semicolon" };
  equal((await owner.form(path, { ...form, head_row: "3" })).status, 303);
  await app.jobs.drain();
  match((await owner.get(path)).text, />Import 1<.*New \(1\)/s);
});
