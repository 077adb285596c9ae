import { deepEqual } from "node:assert/strict";
import { pick } from "deno-std/collections/pick.js";
import { applyImport, undoImport } from "@/lib/imports/imports.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { SHOWN_PROBLEMS } from "@/lib/jobs/schema.ts";
import { walkJournal } from "@/lib/journal/journal.ts";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Chance } from "../../helpers/chance.ts";
import { storeTable } from "../../helpers/imports.ts";
import { fillOffice } from "../../helpers/drawn_office.ts";
import { type DrawnRow, drawTable } from "../../helpers/drawn_table.ts";
import { type Parcels, testKilled } from "../../helpers/mortal_site.ts";
import { requireImport, showImport } from "@/lib/imports/show.ts";
import { listHistory } from "@/lib/parcels/entries.ts";

const HOUR_MS = 60 * 60_000;

testKilled(
  "importing a random table applies each valid row once, reports the others and can be undone",
  async (chance, site) => {
    const { kv, clock } = site;
    const office = await fillOffice(kv, chance, chance.size(0, 60));
    clock.forward(HOUR_MS);
    const table = drawTable(chance, office, chance.size(1, 400));
    const before = await site.parcels();
    const kept = await site.kept();

    const { id } = await storeTable(kv, table.text);
    await site.finish();
    await checkFindings(kv, id, table.rows);

    clock.forward(HOUR_MS);
    const started = clock.now().toISOString();
    const applied = await site.finishJob(
      await applyImport(kv, { id, skip_wrong: "yes" }),
    );
    const created = table.rows.filter(({ kind }) => kind === "new");
    const changed = table.rows.filter(({ kind }) => kind === "changed");
    const others = table.rows.filter(({ kind }) =>
      kind === "wrong" || kind === "further"
    );
    deepEqual(pick(applied, ["status", "done", "failed", "result"]), {
      status: "done",
      done: table.rows.length - others.length,
      failed: 0,
      result: { created: created.length, changed: changed.length },
    });
    await site.checkWhole();
    const after = await site.parcels();
    const touched = checkRows(table.rows, before, after);
    for (const [id, { values }] of touched) {
      const hasEntry = values.status !== undefined;
      await checkRecorded(kv, id, { started, hasEntry });
    }

    clock.forward(HOUR_MS);
    const left = await meddle(kv, chance, [...touched.keys()]);
    const undone = await site.finishJob(await undoImport(kv, id));
    deepEqual(pick(undone, ["status", "failed", "result"]), {
      status: "done",
      failed: left.size,
      result: { undone: touched.size - left.size, left: left.size },
    });
    await site.checkWhole();
    const ended = await site.parcels();
    for (const id of left) [before, ended].forEach((all) => all.delete(id));
    deepEqual(ended, before);
    if (left.size === 0) deepEqual(await site.kept(), kept);
  },
);

/** Checks that an import counts the rows of each kind and lists the wrong rows. */
async function checkFindings(
  kv: Kv,
  id: string,
  rows: DrawnRow[],
): Promise<void> {
  const locale = LOCALES.en;
  const reader = { kv, locale, t: translator(locale), admin: null };
  const found = await showImport(reader, await requireImport(kv, id));
  const numbers = (kind: DrawnRow["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ row }) => row);
  deepEqual(
    pick(found, ["status", "rows", "new", "changed", "unchanged", "further"]),
    {
      status: "checked",
      rows: rows.length,
      new: numbers("new").length,
      changed: numbers("changed").length,
      unchanged: numbers("unchanged").length,
      further: numbers("further").length,
    },
  );
  deepEqual(
    found.problems.map(({ row }) => row),
    numbers("wrong").slice(0, SHOWN_PROBLEMS),
  );
}

/**
 * Checks that each valid row was written once and nothing else changed; returns the rows by the parcels they were written to.
 */
function checkRows(
  rows: DrawnRow[],
  before: Parcels,
  after: Parcels,
): Map<string, DrawnRow> {
  const byName = new Map(
    [...after.values()].filter(({ id }) => !before.has(id))
      .map(({ recipient_name, id }) => [recipient_name, id]),
  );
  const expected: Parcels = new Map(before);
  const touched = new Map<string, DrawnRow>();
  for (const row of rows.filter(({ kind }) => kind === "new")) {
    const id = byName.get(row.values.recipient_name!)!;
    expected.set(id, { ...after.get(id)!, ...row.values });
    touched.set(id, row);
  }
  for (const row of rows.filter(({ kind }) => kind === "changed")) {
    const { id } = row.parcel!;
    // A new status may end a parcel.
    const { ended_at } = after.get(id)!;
    expected.set(id, { ...before.get(id)!, ...row.values, ended_at });
    touched.set(id, row);
  }
  deepEqual(after, expected);
  return touched;
}

/** Checks that a row is one event in the journal, and its status one entry of the history. */
async function checkRecorded(
  kv: Kv,
  record_id: string,
  { started, hasEntry }: { started: string; hasEntry: boolean },
): Promise<void> {
  const events = await Array.fromAsync(walkJournal(kv, { record_id }, 1_000));
  deepEqual(events.filter(({ at }) => at >= started).length, 1);
  const history = await listHistory(kv, record_id);
  const entries = history.filter(({ created_at }) => created_at >= started);
  deepEqual(entries.length, hasEntry ? 1 : 0);
}

/** Changes or trashes some parcels, as colleagues might during an import; returns their ids. */
async function meddle(
  kv: Kv,
  chance: Chance,
  ids: string[],
): Promise<Set<string>> {
  if (chance.percent(50)) return new Set();
  const some = chance.shuffled(ids).slice(0, 5);
  for (const id of some) {
    if (chance.percent(50)) await parcelTrash.add(kv, id);
    else await updateParcel(kv, { id, shipped_via: "By hand" });
  }
  return new Set(some);
}
