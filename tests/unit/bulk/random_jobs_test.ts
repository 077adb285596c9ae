import { deepEqual, equal } from "node:assert/strict";
import { pick } from "deno-std/collections/pick.js";
import { applyImport, undoImport } from "@/lib/imports/imports.ts";
import { listProblems } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { readTouched } from "@/lib/jobs/touched.ts";
import { walkJournal } from "@/lib/journal/journal.ts";
import { deleteActivity, updateActivity } from "@/lib/parcels/activities.ts";
import { startBulk } from "@/lib/bulk/bulk.ts";
import {
  createParcel,
  getParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { startTrash, startUndo } from "@/lib/bulk/trash.ts";
import { undoBulk } from "@/lib/bulk/undo.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { Chance, testDraws } from "@/tests/helpers/chance.ts";
import { makeEntry, parcelInput } from "@/tests/helpers/domain.ts";
import {
  addLongHistory,
  fillOffice,
  longText,
  type Office,
  spellCode,
  STATUSES,
} from "@/tests/helpers/drawn_office.ts";
import { listFigures } from "@/tests/helpers/figures.ts";
import { storeTable } from "@/tests/helpers/imports.ts";
import { MortalSite, testKilled } from "@/tests/helpers/mortal_site.ts";
import { listHistory } from "@/lib/parcels/entries.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** A list of codes with the expected parcels and the rows without a parcel. */
interface List {
  codes: string[];
  found: Parcel[];
  /** The rows of codes without a parcel. */
  unknown: number[];
}

/** Draws a list of codes in various notations: of parcels, some of them repeated, of trashed parcels, and unknown codes. */
function drawList(chance: Chance, { parcels, trashed }: Office): List {
  const found = parcels.filter(() => chance.percent(70));
  const none = [...trashed, ...parcels.slice(0, 3)].map(({ id }, at) =>
    trashed[at]?.tracking_code ?? `NONE-${id}`
  );
  const once = [
    ...found.map((parcel) => ({ parcel, code: spellCode(chance, parcel) })),
    ...none.map((code) => ({ parcel: null, code })),
  ];
  const doubled = once.filter(() => chance.percent(10))
    .map(({ code }) => ({ code, parcel: "doubled" as const }));
  const first = chance.shuffled(once);
  const listed = [...first, ...doubled];
  return {
    codes: listed.map(({ code }) => code),
    found,
    unknown: first.flatMap(({ parcel }, row) => parcel === null ? [row] : []),
  };
}

/** Fills a site with parcels, one of which has a long history. */
async function drawOffice(site: MortalSite, chance: Chance): Promise<Office> {
  const office = await fillOffice(site.kv, chance, chance.size(1, 100));
  const [first] = office.parcels;
  if (first !== undefined) await addLongHistory(site.kv, first.id);
  site.clock.forward(HOUR_MS);
  return office;
}

async function problemRows(kv: Kv, job: Job): Promise<(number | null)[]> {
  const page = { from: 0, limit: 1_000 };
  return (await listProblems(kv, job, page)).map(({ row }) => row);
}

async function historyLengths(kv: Kv, ids: string[]): Promise<number[]> {
  const histories = ids.map((id) => listHistory(kv, id));
  return (await Promise.all(histories)).map(({ length }) => length);
}

testKilled(
  "a bulk update gives each parcel its entry once",
  async (chance, site) => {
    const list = drawList(chance, await drawOffice(site, chance));
    const { kv } = site;
    const before = await site.parcels();
    const status = chance.pick([...STATUSES, longText("part")]);
    const ids = list.found.map(({ id }) => id);
    const lengths = await historyLengths(kv, ids);
    const started = await startBulk(kv, {
      codes: list.codes,
      update: { status, current_location: "Lyon" },
    });
    const job = await site.finishJob(started);
    deepEqual(pick(job, ["status", "done", "failed", "result"]), {
      status: "done",
      done: ids.length + list.unknown.length,
      failed: list.unknown.length,
      result: { updated: ids.length, unknown: list.unknown.length },
    });
    deepEqual(await problemRows(kv, job), list.unknown);
    const after = await site.parcels();
    for (const id of ids) {
      // The earlier history decides when a parcel ended.
      const { ended_at } = after.get(id)!;
      const updated = { status, current_location: "Lyon", ended_at };
      before.set(id, { ...before.get(id)!, ...updated });
    }
    deepEqual(after, before);
    // Histories are listed up to a thousand entries.
    const longer = lengths.map((length) => Math.min(length + 1, 1_000));
    deepEqual(await historyLengths(kv, ids), longer);
    await site.checkWhole();
  },
);

testKilled(
  "undoing a bulk update restores a parcel entirely or leaves and lists it",
  async (chance, site) => {
    const list = drawList(chance, await drawOffice(site, chance));
    await updateAndUndo(chance, site, list);
  },
);

testDraws(
  "undoing a bulk update of 500 parcels restores all of them, whatever is killed",
  async (chance) => {
    using site = await MortalSite.open(chance);
    const { parcels } = await fillOffice(site.kv, chance, 600);
    const found = parcels.slice(0, 500);
    const codes = found.map(({ tracking_code }) => tracking_code);
    await updateAndUndo(chance, site, { codes, found });
  },
  2,
);

/**
 * Updates the parcels of a list, perhaps changes some of them, and undoes the update. Checks that each parcel is restored or
 * listed, and that the reports are as if the update had never been.
 */
async function updateAndUndo(
  chance: Chance,
  site: MortalSite,
  { codes, found }: Pick<List, "codes" | "found">,
): Promise<void> {
  const { kv } = site;
  const before = await site.parcels();
  const kept = await site.kept();
  const status = chance.pick([...STATUSES, longText("part")]);
  const update = { status, current_location: "Lyon" };
  const bulk = await startBulk(kv, { codes, update });
  const updated = await site.finishJob(bulk);
  if (found.length === 0) return;
  site.clock.forward(HOUR_MS);
  const changed = chance.percent(50) ? found.slice(0, 3) : [];
  for (const { id } of changed) {
    await updateParcel(kv, { id, shipped_via: "By hand" });
  }
  const undone = await site.finishJob(
    await undoBulk(kv, updated.id, { id: "m1", rights: MAY_UNDO }),
  );
  const ids = found.slice(changed.length).map(({ id }) => id);
  deepEqual(pick(undone, ["status", "done", "failed", "result"]), {
    status: "done",
    done: found.length,
    failed: changed.length,
    result: { restored: ids.length, left: changed.length },
  });
  const all = { reverse: false, skipped: 0, cursor: undefined, limit: 1_000 };
  const touched = await readTouched(kv, undone, all);
  deepEqual(touched.ids.toSorted(), ids.toSorted());
  const problems = await listProblems(kv, undone, { from: 0, limit: 10 });
  deepEqual(
    problems.map(({ code, problem }) => [code, problem.key]).sort(),
    changed.map(({ tracking_code }) => [tracking_code, "bulk.changedSince"])
      .sort(),
  );
  const after = await site.parcels();
  for (const { id } of changed) {
    equal(after.get(id)?.status, status);
    [before, after].forEach((all) => all.delete(id));
  }
  deepEqual(after, before);
  await site.checkWhole();
  if (changed.length === 0) deepEqual(await site.kept(), kept);
}

const MAY_UNDO = new Set(["settings:write"]);

testKilled(
  "parcels are trashed once and restored unchanged",
  async (chance, site) => {
    const list = drawList(chance, await drawOffice(site, chance));
    const { kv } = site;
    const before = await site.parcels();
    const kept = await site.kept();
    const trashed = await site.finishJob(
      await startTrash(kv, { codes: list.codes }),
    );
    deepEqual(pick(trashed, ["status", "failed", "result"]), {
      status: "done",
      failed: list.unknown.length,
      result: { trashed: list.found.length },
    });
    deepEqual(await problemRows(kv, trashed), list.unknown);
    for (const { id } of list.found) {
      deepEqual(
        [await getParcel(kv, id), (await parcelTrash.get(kv, id))?.id],
        [null, id],
      );
    }
    equal((await site.parcels()).size, before.size - list.found.length);
    await site.checkWhole();

    const meddled = chance.percent(50) ? list.found.slice(0, 3) : [];
    for (const { id } of meddled) {
      if (chance.percent(50)) await parcelTrash.restore(kv, id);
      else {
        await site.survive((kv) => eraseOnce(kv, id));
        before.delete(id);
      }
    }
    const restored = await site.finishJob(await startUndo(kv, trashed));
    deepEqual(pick(restored, ["status", "failed", "result"]), {
      status: "done",
      failed: meddled.length,
      result: { restored: list.found.length - meddled.length },
    });
    deepEqual(await site.parcels(), before);
    await site.checkWhole();
    if (meddled.length === 0) deepEqual(await site.kept(), kept);
  },
);

testKilled(
  "erasing a parcel leaves only its figures",
  async (chance, site) => {
    const office = await drawOffice(site, chance);
    const { kv } = site;
    await foldAll(kv);
    const figures = await listFigures(kv);
    const erased = [
      ...office.parcels.slice(0, 4),
      ...office.trashed.slice(0, 1),
    ];
    for (const { id } of erased) {
      const isPresent = await getParcel(kv, id) !== null;
      if (isPresent && chance.percent(50)) await parcelTrash.add(kv, id);
      await site.survive((kv) => eraseOnce(kv, id));
    }
    await site.finish();
    await site.checkWhole();
    const keys = await site.keys();
    for (const { id } of erased) {
      deepEqual(keys.filter((key) => key.includes(id)), []);
      const notes = walkJournal(kv, { record_id: id }, 10_000);
      for await (const { label, changes } of notes) {
        const values = [label, ...Object.values(changes).flat()];
        deepEqual(values.filter((value) => value !== null), []);
      }
    }
    deepEqual(await listFigures(kv), figures);
  },
);

/** Erases a parcel, unless it has been erased already. */
async function eraseOnce(kv: Kv, id: string): Promise<void> {
  const isThere = await getParcel(kv, id) ?? await parcelTrash.get(kv, id);
  if (isThere !== null) await parcelTrash.purge(kv, id);
}

testKilled(
  "undoing an import removes a parcel entirely or leaves it alone",
  async (chance, site) => {
    const { kv } = site;
    const rows = Array.from(
      { length: chance.size(2, 30) },
      (_, at) => `WB-${at + 1_000};Ann ${at};Nantes;In transit`,
    );
    const kept = await site.kept();
    const table = ["Code;Recipient;Destination;Status", ...rows].join("\n");
    const { id } = await storeTable(kv, table);
    await site.finish();
    await site.finishJob(await applyImport(kv, { id, skip_wrong: "no" }));
    const ids = [...(await site.parcels()).keys()];
    equal(ids.length, rows.length);
    site.clock.forward(HOUR_MS);
    const long = chance.shuffled(ids).slice(0, 2);
    for (const id of long) await addLongHistory(kv, id);
    const job = await site.finishJob(await undoImport(kv, id));
    const left = await site.parcels();
    deepEqual(pick(job, ["status", "failed", "result"]), {
      status: "done",
      failed: left.size,
      result: { undone: ids.length - left.size, left: left.size },
    });
    const lengths = await historyLengths(kv, [...left.keys()]);
    deepEqual(lengths, [...left].map(() => 1_000));
    equal([...left.keys()].every((id) => long.includes(id)), true);
    await site.checkWhole();
    if (left.size === 0) deepEqual(await site.kept(), kept);
  },
);

testKilled(
  "counts and figures do not depend on when they are folded",
  async (chance, often) => {
    const seed = chance.below(1_000_000_000);
    const steps = chance.size(1, 80);
    using once = await MortalSite.open(chance);
    await performRandomly(often, {
      seed,
      steps,
      isFolded: () => chance.percent(30),
    });
    await performRandomly(once, { seed, steps, isFolded: () => false });
    await often.checkWhole();
    await once.checkWhole();
    deepEqual(await listFigures(often.kv), await listFigures(once.kv));
  },
);

/** Performs random operations on random parcels and folds after some of them. */
async function performRandomly(
  site: MortalSite,
  { seed, steps, isFolded }: {
    seed: number;
    steps: number;
    isFolded: () => boolean;
  },
): Promise<void> {
  const { kv, clock } = site;
  const chance = new Chance(seed);
  const present: string[] = [];
  const trashed: string[] = [];
  let now = clock.ms;
  for (let step = 0; step < steps; step++) {
    now += HOUR_MS + chance.below(2 * DAY_MS);
    clock.ms = now;
    const id = chance.pick(present);
    const draw = chance.below(100);
    const occurred_at = new Date(now - chance.below(9 * DAY_MS)).toISOString();
    const status = chance.pick([...STATUSES, undefined]);
    const max_expected_delivery_date = occurred_at.slice(0, 10);
    if (id === undefined || draw < 20) {
      const tracking_code = `ACT-${1_000 + step}`;
      const shipped_via = chance.pick(["Rail", "Road"]);
      const input = parcelInput({ tracking_code, shipped_via, status });
      present.push((await createParcel(kv, input)).id);
    } else if (draw < 50) {
      await makeEntry(kv, id, { status, occurred_at });
    } else if (draw < 65) {
      await updateParcel(kv, { id, status, max_expected_delivery_date });
    } else if (draw < 80) {
      const entry = chance.pick(await listHistory(kv, id));
      if (entry === undefined) continue;
      if (chance.percent(50)) await deleteActivity(kv, entry.id);
      else await updateActivity(kv, { id: entry.id, occurred_at });
    } else if (draw < 90) {
      await parcelTrash.add(kv, id);
      trashed.push(...present.splice(present.indexOf(id), 1));
    } else if (trashed.length > 0) {
      const gone = trashed.shift()!;
      if (chance.percent(50)) await parcelTrash.purge(kv, gone);
      else present.push((await parcelTrash.restore(kv, gone)).id);
    }
    if (isFolded()) await site.survive(foldAll);
  }
}
