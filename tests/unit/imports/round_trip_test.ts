import { deepEqual } from "node:assert/strict";
import { pick } from "deno-std/collections/pick.js";
import { csvResponse } from "@/lib/http/csv.ts";
import { importKinds } from "@/lib/imports/imports.ts";
import { requireImport } from "@/lib/imports/show.ts";
import { headerRow, parcelRows } from "@/lib/parcel_lists/csv.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type Chance, testDraws } from "@/tests/helpers/chance.ts";
import { makeParcel, memoryKv } from "@/tests/helpers/domain.ts";
import { storeTable } from "@/tests/helpers/imports.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";

/** Parts of texts that a spreadsheet or an import could take for something else. */
const PARTS = [
  ..."'\"=+-@(),;|\t 0123456789eE.:/?*#<>[]{}\\%&",
  ...["''", '""', '="', "\u00a0", "\u200f", "＝", "＋", "４", "٣", "é", "ﬁ"],
  ...[
    "n/a",
    "k. A.",
    "-",
    "–",
    "none",
    "TBD",
    "4,9E+11",
    "1E+05",
    "'s-",
    "'t ",
  ],
  ...["sep=;", "2 pcs", "28.11.2026", "46354", "Total", "Ann", "名前", "🙂"],
];

function hostileText(chance: Chance): string {
  const count = 1 + chance.below(chance.percent(30) ? 12 : 3);
  return Array.from({ length: count }, () => chance.pick(PARTS)).join("");
}

const TEXTS = [
  ...["recipient_name", "destination", "reference", "status", "weight"],
  ...["recipient_phone_number", "current_location", "shipped_via"],
  ...["sender_name", "pickup_location", "parcel_content", "declared_value"],
];

/** Creates a parcel with hostile texts; those that a form would refuse are left out. */
async function makeHostile(kv: Kv, chance: Chance): Promise<void> {
  const drawn = TEXTS.filter(() => chance.percent(60))
    .map((field) => [field, hostileText(chance)])
    .filter(([, text]) => text!.trim().replace(/\p{Cf}/gu, "") !== "");
  await makeParcel(kv, {
    ...Object.fromEntries(drawn),
    ...(chance.percent(50) && { pieces: 1 + chance.below(2_000) }),
    ...(chance.percent(50) && { max_expected_delivery_date: "2026-11-28" }),
    ...(chance.percent(30) && {
      map_current_latitude: -chance.random(),
      map_current_longitude: chance.random() * 180,
    }),
  });
}

testDraws(
  "an export of hostile texts that is imported again changes nothing",
  async (chance) => {
    using kv = await memoryKv();
    const count = 1 + chance.below(40);
    for (let at = 0; at < count; at++) await makeHostile(kv, chance);
    const separator = chance.pick(["comma", "semicolon"] as const);
    const language = chance.pick(["en", "de", "ar", undefined] as const);
    const rows = parcelRows(kv, { order: "newest" });
    const head = headerRow(language);
    const file = await csvResponse("parcels.csv", head, rows, { separator });
    const { id } = await storeTable(
      kv,
      new Uint8Array(await file.arrayBuffer()),
    );
    await testRunner(kv, importKinds(kv)).drain();
    const found = await requireImport(kv, id);
    deepEqual(pick(found, ["status", "rows", "unchanged"]), {
      status: "checked",
      rows: count,
      unchanged: count,
    });
  },
);
