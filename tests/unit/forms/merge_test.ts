import { deepEqual, equal, notEqual, throws } from "node:assert/strict";
import { AppError, MergeConflict } from "@/lib/errors.ts";
import { Edit, type EditForm, seenValues } from "@/lib/forms/merge.ts";
import {
  activityForm,
  PARCEL_MAP_FORM,
  parcelForm,
} from "@/lib/parcels/forms.ts";
import {
  type Parcel,
  parcelForm as parcelInput,
  parcelMapForm,
} from "@/lib/parcels/schema.ts";
import { overwrite } from "@/lib/store/stamps.ts";
import { toLocalTime } from "@/lib/dates.ts";
import { ON_MAP } from "../../helpers/parcels.ts";
import { activityForm as entryInput } from "@/lib/parcels/entry_schema.ts";
import { checkParcel } from "@/lib/parcels/rules.ts";

const NOW = new Date("2026-11-20T09:00:00Z");
const DETAILS = { form: parcelForm(NOW), schema: parcelInput };
const MAP = { form: PARCEL_MAP_FORM, schema: parcelMapForm };
const RECORD = {
  ...{ id: "1", tracking_code: "WB-1111", recipient_name: "Ann Smith" },
  ...{ destination: "Nantes", status: "Customs", weight: null, pieces: 2 },
  min_expected_delivery_date: "2026-12-03",
  max_expected_delivery_date: "2026-12-05",
};
const MAPPED = { ...RECORD, ...ON_MAP } as unknown as Parcel;

/** Shows a form, lets a person type into it, and merges it with what the record is by then. */
function save(
  editing: EditForm,
  { shown = RECORD, typed, now = shown }: {
    shown?: object;
    typed: Record<string, string>;
    now?: object;
  },
) {
  const edit = new Edit(editing, { ...seenValues(editing, shown), ...typed });
  const before = { id: "1", ...now } as Parcel;
  return { edit, changes: edit.merge(before, edit.input, checkParcel) };
}

/** Returns the names of the groups of fields over which a form is refused. */
function conflictsOf(work: () => unknown): string[] {
  return refusal(work).conflicts.map(({ name }) => name);
}

function refusal(work: () => unknown): MergeConflict {
  try {
    work();
  } catch (error) {
    if (error instanceof MergeConflict) return error;
    throw error;
  }
  throw new Error("no conflict");
}

Deno.test("a form changes only the fields that differ from what it showed", () => {
  const now = { ...RECORD, status: "Delivered", destination: "Oslo" };
  const { edit, changes } = save(DETAILS, { typed: { weight: "9 kg" }, now });
  deepEqual(changes, { weight: "9 kg" });
  deepEqual(edit.others, ["status", "destination"]);
});

Deno.test("a field that was not touched is no change, however its value is written", () => {
  const older = {
    ...RECORD,
    // Values that today's rules would not take as they are.
    ...{ recipient_name: " Ann\nSmith ", recipient_email: "ann at home" },
    ...{ weight: "9".repeat(400), pieces: 1e6, status: "On\u0007hold" },
  };
  const typed = { recipient_name: " AnnSmith ", destination: "Oslo" };
  deepEqual(save(DETAILS, { shown: older, typed }).changes, {
    destination: "Oslo",
  });
  const entry = {
    ...{ title: "Left", description: " One\nTwo\n", occurred_at: NOW },
    ...{ icon: "verified", color: "green" },
  };
  const editing = {
    ...{ schema: entryInput, form: activityForm(clock("Europe/Oslo")) },
    shown: (record: object) => ({
      ...record,
      occurred_at: toLocalTime(NOW, "Europe/Oslo"),
    }),
  };
  const posted = { description: " One\r\nTwo\r\n", title: "Left " };
  deepEqual(save(editing, { shown: entry, typed: posted }).changes, {});
});

function clock(timeZone: string) {
  return { now: NOW, timeZone, zone: timeZone };
}

Deno.test("what was typed is validated, and an empty required field is refused although it was empty before", () => {
  const empty = { ...RECORD, destination: "" };
  for (
    const typed of [{ recipient_email: "ann at home" }, { pieces: "0.5" }, {}]
  ) {
    throws(
      () => save(DETAILS, { shown: empty, typed }),
      (error) => error instanceof AppError && error.status === 422,
    );
  }
});

Deno.test("two different values of a field are a conflict, the same one is none", () => {
  const typed = { status: "Lost", weight: "9 kg" };
  const now = { ...RECORD, status: "Delivered" };
  deepEqual(conflictsOf(() => save(DETAILS, { typed, now })), ["status"]);
  const same = save(DETAILS, { typed: { status: " Delivered" }, now });
  deepEqual(same.edit.others, []);
});

Deno.test("the two expected days and the two numbers of a point each count as one", () => {
  const days = { max_expected_delivery_date: "2026-12-09" };
  const now = { ...RECORD, min_expected_delivery_date: "2026-12-04" };
  deepEqual(conflictsOf(() => save(DETAILS, { typed: days, now })), [
    "expected",
  ]);
  const point = { map_current_longitude: "5" };
  const moved = { ...MAPPED, map_current_latitude: 46 };
  const stale = { shown: MAPPED, typed: point, now: moved };
  deepEqual(conflictsOf(() => save(MAP, stale)), ["current"]);
  const pickup = { ...MAPPED, map_pickup_latitude: 2 };
  deepEqual(save(MAP, { ...stale, now: pickup }).changes, {
    map_current_latitude: 45.8,
    map_current_longitude: 5,
  });
});

Deno.test("a choice decides a conflict until the field changes a third time", () => {
  const now = { ...RECORD, status: "Delivered" };
  const first = { status: "Lost", weight: "9 kg" };
  const { renewed, conflicts: [conflict] } = refusal(() =>
    save(DETAILS, { typed: first, now })
  );
  const typed = { ...first, ...renewed };
  const own = { ...typed, "own.status": "own" };
  deepEqual(save(DETAILS, { typed: own, now }).changes, {
    ...{ status: "Lost", weight: "9 kg" },
  });
  const other = { ...typed, "own.status": conflict!.mark };
  deepEqual(save(DETAILS, { typed: other, now }).changes, { weight: "9 kg" });
  const third = { ...now, status: "Returned" };
  deepEqual(conflictsOf(() => save(DETAILS, { typed: own, now: third })), [
    "status",
  ]);
  deepEqual(save(DETAILS, { typed: other, now: third }).changes, {
    weight: "9 kg",
  });
  const retyped = { ...other, status: "Found" };
  deepEqual(save(DETAILS, { typed: retyped, now }).changes, {
    ...{ status: "Found", weight: "9 kg" },
  });
  // A script has taken note that the choice came last.
  const last = { ...retyped, "own.status": "" };
  deepEqual(save(DETAILS, { typed: last, now }).changes, { weight: "9 kg" });
  const elsewhere = { ...now, destination: "Oslo" };
  deepEqual(save(DETAILS, { typed: own, now: elsewhere }).changes, {
    ...{ status: "Lost", weight: "9 kg" },
  });
});

/** Returns the mark of the status of a record. */
function markOf(record: object): string {
  const { seen } = seenValues(DETAILS, record);
  return /\bstatus:(\w+)/.exec(seen!)![1]!;
}

Deno.test("a merged record that breaks a rule is a conflict with what the form showed", () => {
  const shown = { ...MAPPED, show_map: "no" };
  const now = { ...shown, map_zoom: null };
  const typed = { show_map: "yes" };
  deepEqual(conflictsOf(() => save(MAP, { shown, typed, now })), ["map_zoom"]);
  const { renewed, conflicts: [conflict] } = refusal(() =>
    save(MAP, { shown, typed, now })
  );
  const again = { ...typed, ...renewed };
  const own = { ...again, "own.map_zoom": "own" };
  deepEqual(save(MAP, { shown, typed: own, now }).changes, {
    show_map: "yes",
    map_zoom: ON_MAP.map_zoom,
  });
  // The noun refuses what breaks the rule by choice.
  const other = { ...again, "own.map_zoom": conflict!.mark };
  deepEqual(save(MAP, { shown, typed: other, now }).changes, typed);
});

Deno.test("a form without marks makes all changes, and with the one of version 1.2 none over another record", () => {
  const typed = { tracking_code: "WB-1111", recipient_name: "Ann Smith" };
  const posted = { ...typed, destination: "Oslo" };
  const edit = (seen?: string) =>
    new Edit(DETAILS, { ...posted, ...(seen !== undefined && { seen }) });
  for (const seen of [undefined, ""]) {
    const { merge, input } = edit(seen);
    deepEqual(merge(RECORD, input), posted);
  }
  for (const seen of ["nonsense", "0".repeat(64)]) {
    const { merge, input } = edit(seen);
    throws(
      () => merge(RECORD, input),
      (error) =>
        error instanceof AppError && error.status === 409 &&
        error.problems[0]!.params!.seen === seenValues(DETAILS, RECORD).seen,
    );
  }
});

Deno.test("overwrite() makes all changes, and a mark changes with its value", () => {
  deepEqual(overwrite(RECORD, { status: "Lost" }), { status: "Lost" });
  notEqual(markOf(RECORD), markOf({ ...RECORD, status: null }));
  equal(markOf(RECORD), markOf({ ...RECORD, weight: "1 kg" }));
});

/** A generator of numbers below `max`, the same for the same seed. */
function numbers(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(state / 2 ** 31 * max);
  };
}

Deno.test("random forms over random changes keep each person's changes, and ask where both changed the same", () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`seed ${seed}`);
  const below = numbers(seed);
  const names = ["reference", "status", "weight", "declared_value", "pieces"];
  const values = ["", "1", "2", "3"];
  const draw = () => values[below(values.length)]!;
  const stored = (text: string, name: string) =>
    text === "" ? null : name === "pieces" ? Number(text) : text;
  for (let round = 0; round < 200; round++) {
    const shown: Record<string, unknown> = { ...RECORD };
    for (const name of names) shown[name] = stored(draw(), name);
    const [typed, now]: [Record<string, string>, Record<string, unknown>] = [
      {},
      { ...shown },
    ];
    for (const name of names) {
      if (below(2) === 0) typed[name] = draw();
      if (below(2) === 0) now[name] = stored(draw(), name);
    }
    const isMine = (name: string) =>
      name in typed && stored(typed[name]!, name) !== shown[name];
    const both = names.filter((name) =>
      isMine(name) && now[name] !== shown[name] &&
      now[name] !== stored(typed[name]!, name)
    );
    const run = () => save(DETAILS, { shown, typed, now });
    if (both.length > 0) {
      deepEqual(conflictsOf(run).toSorted(), both.toSorted());
      continue;
    }
    const merged: Record<string, unknown> = { ...now, ...run().changes };
    for (const name of names) {
      const wanted = isMine(name) ? stored(typed[name]!, name) : now[name];
      equal(merged[name], wanted, `${name} in round ${round} of seed ${seed}`);
    }
  }
});
