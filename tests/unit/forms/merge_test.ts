import { deepEqual, equal, notEqual, ok, throws } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import { Edit } from "@/lib/forms/merge.ts";
import { ACTIVITY_FORM, atClock } from "@/lib/parcels/entry_forms.ts";
import { editParcelForm, PARCEL_MAP_FORM } from "@/lib/parcels/forms.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { overwrite } from "@/lib/store/stamps.ts";
import { toLocalTime } from "@/lib/dates.ts";
import { type Chance, testDraws } from "../../helpers/chance.ts";
import { isAppError } from "../../helpers/domain.ts";
import { ON_MAP } from "../../helpers/parcels.ts";
import { checkParcel } from "@/lib/parcels/rules.ts";
import { MergeConflict } from "@/lib/conflicts.ts";
import { type EditForm, seenValues } from "@/lib/forms/marks.ts";

const NOW = new Date("2026-11-20T09:00:00Z");
const DETAILS = { form: editParcelForm(NOW) };
const MAP = { form: PARCEL_MAP_FORM };
const RECORD = {
  id: "1",
  tracking_code: "WB-1111",
  recipient_name: "Ann Smith",
  destination: "Nantes",
  status: "Customs",
  weight: null,
  pieces: 2,
  min_expected_delivery_date: "2026-12-03",
  max_expected_delivery_date: "2026-12-05",
};
const MAPPED = { ...RECORD, ...ON_MAP } as unknown as Parcel;

/** Shows a form, types into it and merges it with the current record. */
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

/** Returns the names of the conflicting fields or groups. */
function conflictsOf(work: () => unknown): string[] {
  return refusal(work).conflicts.map(({ name }) => name);
}

function refusal(work: () => unknown): MergeConflict {
  let conflict: unknown;
  throws(work, (error) => (conflict = error) instanceof MergeConflict);
  return conflict as MergeConflict;
}

Deno.test("an edit changes only fields that differ from the shown values", () => {
  const now = { ...RECORD, status: "Delivered", destination: "Oslo" };
  const { edit, changes } = save(DETAILS, { typed: { weight: "9 kg" }, now });
  deepEqual(changes, { weight: "9 kg" });
  deepEqual(edit.others, ["status", "destination"]);
});

Deno.test("an untouched field is not a change, even if its value would be normalized", () => {
  const older = {
    ...RECORD,
    // Values that the current rules would change or reject.
    recipient_name: " Ann\nSmith ",
    recipient_email: "ann at home",
    weight: "9".repeat(400),
    pieces: 1e6,
    status: "On\u0007hold",
  };
  const typed = { recipient_name: " AnnSmith ", destination: "Oslo" };
  const { changes } = save(DETAILS, { shown: older, typed });
  deepEqual(changes, { destination: "Oslo" });
  const look = { icon: "verified", color: "green" };
  const text = { title: "Left", description: " One\nTwo\n" };
  const entry = { ...text, occurred_at: NOW, ...look };
  const occurred_at = toLocalTime(NOW, "Europe/Oslo");
  const editing = {
    form: atClock(ACTIVITY_FORM, clock("Europe/Oslo")),
    shown: (record: object) => ({ ...record, occurred_at }),
  };
  const posted = { description: " One\r\nTwo\r\n", title: "Left " };
  deepEqual(save(editing, { shown: entry, typed: posted }).changes, {});
});

function clock(timeZone: string) {
  return { now: NOW, timeZone, zone: timeZone };
}

Deno.test("typed values are validated, and a required field must not stay empty", () => {
  const empty = { ...RECORD, destination: "" };
  const email = { recipient_email: "ann at home" };
  for (const typed of [email, { pieces: "0.5" }, {}]) {
    throws(() => save(DETAILS, { shown: empty, typed }), isAppError(422));
  }
});

Deno.test("two different changes of a field are a conflict, two equal changes are not", () => {
  const typed = { status: "Lost", weight: "9 kg" };
  const now = { ...RECORD, status: "Delivered" };
  deepEqual(conflictsOf(() => save(DETAILS, { typed, now })), ["status"]);
  const same = save(DETAILS, { typed: { status: " Delivered" }, now });
  deepEqual(same.edit.others, []);
});

Deno.test("the two expected days, and the two coordinates of a point, count as one field", () => {
  const days = { max_expected_delivery_date: "2026-12-09" };
  const now = { ...RECORD, min_expected_delivery_date: "2026-12-04" };
  const both = conflictsOf(() => save(DETAILS, { typed: days, now }));
  deepEqual(both, ["expected"]);
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

Deno.test("a choice resolves a conflict until the field changes again", () => {
  const now = { ...RECORD, status: "Delivered" };
  const first = { status: "Lost", weight: "9 kg" };
  const conflicting = refusal(() => save(DETAILS, { typed: first, now }));
  const { renewed, conflicts: [conflict] } = conflicting;
  const typed = { ...first, ...renewed };
  const own = { ...typed, "own.status": "own" };
  const other = { ...typed, "own.status": conflict!.mark };
  const third = { ...now, status: "Returned" };
  const elsewhere = { ...now, destination: "Oslo" };
  const retyped = { ...other, status: "Found" };
  // Set by the script: the choice was made after retyping.
  const last = { ...retyped, "own.status": "" };
  const weight = "9 kg";
  const saves: [typed: Record<string, string>, now: object, object][] = [
    [own, now, first],
    [own, elsewhere, first],
    [other, now, { weight }],
    [other, third, { weight }],
    [retyped, now, { status: "Found", weight }],
    [last, now, { weight }],
  ];
  for (const [typed, now, changes] of saves) {
    deepEqual(save(DETAILS, { typed, now }).changes, changes);
  }
  const again = conflictsOf(() => save(DETAILS, { typed: own, now: third }));
  deepEqual(again, ["status"]);
});

/** Returns the mark of a record's status. */
function markOf(record: object): string {
  const { seen } = seenValues(DETAILS, record);
  return /\bstatus:(\w+)/.exec(seen!)![1]!;
}

Deno.test("a merged record that breaks a rule is a conflict", () => {
  const shown = { ...MAPPED, show_map: "no" };
  const now = { ...shown, map_zoom: null };
  const typed = { show_map: "yes" };
  deepEqual(conflictsOf(() => save(MAP, { shown, typed, now })), ["map_zoom"]);
  const conflicting = refusal(() => save(MAP, { shown, typed, now }));
  const { renewed, conflicts: [conflict] } = conflicting;
  const again = { ...typed, ...renewed };
  const own = { ...again, "own.map_zoom": "own" };
  deepEqual(save(MAP, { shown, typed: own, now }).changes, {
    show_map: "yes",
    map_zoom: ON_MAP.map_zoom,
  });
  // Choosing a value that breaks the rule is left to the noun to reject.
  const other = { ...again, "own.map_zoom": conflict!.mark };
  deepEqual(save(MAP, { shown, typed: other, now }).changes, typed);
});

Deno.test("a form without marks overwrites the record, and a mark of version 1.2 requires an unchanged record", () => {
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
    throws(() => merge(RECORD, input), (error) => {
      ok(error instanceof AppError && error.status === 409);
      const { seen } = seenValues(DETAILS, RECORD);
      return error.problems[0]!.params!.seen === seen;
    });
  }
});

Deno.test("overwrite() makes all changes, and a field's mark depends on its value", () => {
  deepEqual(overwrite(RECORD, { status: "Lost" }), { status: "Lost" });
  notEqual(markOf(RECORD), markOf({ ...RECORD, status: null }));
  equal(markOf(RECORD), markOf({ ...RECORD, weight: "1 kg" }));
});

const FIELDS = ["reference", "status", "weight", "declared_value", "pieces"];

/** Converts a typed text to its stored form. */
function stored(text: string, name: string): string | number | null {
  if (text === "") return null;
  return name === "pieces" ? Number(text) : text;
}

function drawForm(chance: Chance) {
  const draw = () => chance.pick(["", "1", "2", "3"]);
  const shown: Record<string, unknown> = { ...RECORD };
  for (const name of FIELDS) shown[name] = stored(draw(), name);
  const typed: Record<string, string> = {};
  const now = { ...shown };
  for (const name of FIELDS) {
    if (chance.percent(50)) typed[name] = draw();
    if (chance.percent(50)) now[name] = stored(draw(), name);
  }
  return { shown, typed, now };
}

testDraws(
  "random forms keep each person's changes and conflict where both changed a field",
  async (chance) => {
    const { shown, typed, now } = drawForm(chance);
    const isMine = (name: string) =>
      name in typed && stored(typed[name]!, name) !== shown[name];
    const both = FIELDS.filter((name) =>
      isMine(name) && now[name] !== shown[name] &&
      now[name] !== stored(typed[name]!, name)
    );
    const run = () => save(DETAILS, { shown, typed, now });
    if (both.length > 0) {
      return deepEqual(conflictsOf(run).toSorted(), both.toSorted());
    }
    const merged: Record<string, unknown> = { ...now, ...run().changes };
    for (const name of FIELDS) {
      const wanted = isMine(name) ? stored(typed[name]!, name) : now[name];
      equal(merged[name], wanted, name);
    }
    await Promise.resolve();
  },
  200,
);
