import { deepEqual } from "node:assert/strict";
import { Matcher } from "@/lib/imports/match.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { parcelInput, test } from "@/tests/helpers/domain.ts";

async function add(kv: Kv, tracking_code: string) {
  return await createParcel(kv, parcelInput({ tracking_code }));
}

/** Matches rows with these codes; returns the code of each row's parcel, or null, and the keys of its problems. */
async function match(kv: Kv, codes: string[]) {
  const rows = codes.map((code, at) => ({
    ...{ row: at + 2, code, problems: [], typed: [] },
    values: { tracking_code: code, recipient_name: "Ann" },
  }));
  const matched = await new Matcher(kv).match(rows);
  return matched.map(({ parcel, problems }) => [
    parcel?.tracking_code ?? null,
    ...problems.map(({ key }) => key),
  ]);
}

test("Matcher finds parcels by what codes look like, and reports a code that could be several", async (kv) => {
  for (const code of ["NL-26OOO", "AB-10", "AB-1O"]) await add(kv, code);
  deepEqual(await match(kv, ["nl26000", "AB-1o", "AB-L0", "AB-77"]), [
    ["NL-26OOO"],
    ["AB-1O"],
    [null, "error.severalParcels"],
    [null],
  ]);
});

test("Matcher reports a new code that looks like one of an earlier row, in either order", async (kv) => {
  const double = [null, "import.sameCode"];
  deepEqual(await match(kv, ["LOG-1", "L0G-1", "AB-10", "AB-IO"]), [
    [null],
    double,
    [null],
    double,
  ]);
});

test("Matcher takes the code of a parcel in the trash for no other parcel's", async (kv) => {
  const { id } = await add(kv, "LOG-1");
  await parcelTrash.add(kv, id);
  await add(kv, "L0G-1");
  deepEqual(await match(kv, ["LOG-1", "L0G-1"]), [
    [null, "invalid.codeInTrash"],
    ["L0G-1"],
  ]);
});
