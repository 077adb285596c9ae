import { deepEqual, equal } from "node:assert/strict";
import { matchCodes } from "@/lib/parcels/match_codes.ts";
import {
  createParcel,
  findTypedCode,
  getParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import {
  normalizeTrackingCode,
  readLookalikes,
} from "@/lib/parcels/tracking_code.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { Chance } from "@/tests/helpers/chance.ts";
import { memoryKv, parcelInput, test } from "@/tests/helpers/domain.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { addParcels } from "@/tests/helpers/parcels.ts";

/** Characters that are mistaken for each other. */
const ALIKE = ["O0", "IL1"];

function add(kv: Kv, tracking_code: string) {
  return createParcel(kv, parcelInput({ tracking_code }));
}

async function codeOf(kv: Kv, text: string): Promise<string | null> {
  const typed = await findTypedCode(kv, text);
  const parcel = typed && await getParcel(kv, typed.parcelId);
  return parcel?.tracking_code ?? null;
}

/** Returns a code as a person might misread it. */
function misread(chance: Chance, code: string): string {
  return [...code].map((symbol) =>
    chance.pick([...ALIKE.find((some) => some.includes(symbol)) ?? symbol])
  ).join("");
}

test("a code with O, I or L is found by its look-alikes", async (kv) => {
  await add(kv, "NL-26OOO-HM");
  await add(kv, "LOG-2026-0117");
  const typed = ["NL-26000-HM", "n126o0ohm", "L0G-2026-0117", "lOg-2O26-O117"];
  deepEqual(
    await Promise.all(typed.map((text) => codeOf(kv, text))),
    [
      ...["NL-26OOO-HM", "NL-26OOO-HM"],
      ...["LOG-2026-0117", "LOG-2026-0117"],
    ],
  );
});

test("a code that looks like several finds none, unless it is one of them", async (kv) => {
  await add(kv, "AB-10");
  await add(kv, "AB-1O");
  equal(await codeOf(kv, "AB-IO"), null);
  equal(await codeOf(kv, "ab1o"), "AB-1O");
  const matches = (await matchCodes(kv, ["ABL0"])).get("ABL0")!;
  deepEqual(matches.found.map(({ code }) => code), ["AB10", "AB1O"]);
});

test("look-alikes follow a parcel that is renamed, trashed, restored and erased", async (kv) => {
  const { id } = await add(kv, "LOG-1");
  await updateParcel(kv, { id, tracking_code: "NIL-2" });
  equal(await codeOf(kv, "L0G-1"), "NIL-2");
  equal(await codeOf(kv, "N1L-2"), "NIL-2");
  await parcelTrash.add(kv, id);
  equal(await codeOf(kv, "L0G-1"), null);
  // The code of a parcel in the trash finds no other parcel.
  const { id: other } = await add(kv, "L0G-1");
  equal(await codeOf(kv, "LOG-1"), null);
  await parcelTrash.purge(kv, other);
  await parcelTrash.restore(kv, id);
  equal(await codeOf(kv, "L0G-1"), "NIL-2");
  deepEqual(await findFaults(kv), []);
  await parcelTrash.purge(kv, id);
  equal(await codeOf(kv, "L0G-1"), null);
  deepEqual(await findFaults(kv), []);
  deepEqual(
    await kv.list({ prefix: ["parcels_by_lookalike"] }, { limit: 1 }),
    [],
  );
});

Deno.test("a misread code finds its parcel exactly if no other parcel's code looks the same, among 2,000 random codes", async () => {
  using kv = await memoryKv();
  const seed = Number(Deno.env.get("FUZZ_SEED") ?? 1985);
  const chance = new Chance(seed);
  const codes = new Set<string>();
  while (codes.size < 2_000) {
    const length = 4 + chance.below(5);
    codes.add(
      Array.from({ length }, () => chance.pick([..."O0IL1A7"])).join(""),
    );
  }
  await addParcels(
    kv,
    [...codes].map((tracking_code) => parcelInput({ tracking_code })),
  );
  const byLook = Map.groupBy(codes, readLookalikes);
  for (const code of codes) {
    const typed = misread(chance, code);
    const wanted = codes.has(typed)
      ? typed
      : byLook.get(readLookalikes(code))!.length === 1
      ? code
      : null;
    equal(await codeOf(kv, typed), wanted, `${typed} of ${code}, seed ${seed}`);
  }
  const all = [...codes].map((code) => misread(chance, code));
  const together = await matchCodes(
    kv,
    all.map((code) => normalizeTrackingCode(code)!),
  );
  for (const typed of all) {
    const alike = codes.has(typed)
      ? [typed]
      : byLook.get(readLookalikes(typed))!;
    const found = together.get(typed)!.found.map(({ code }) => code);
    deepEqual(found.sort(), alike.sort(), `${typed}, seed ${seed}`);
  }
});
