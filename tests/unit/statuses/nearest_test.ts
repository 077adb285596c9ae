import { equal } from "node:assert/strict";
import { STAGES } from "@/lib/fields/constants.ts";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { type KnownText, nearestText } from "@/lib/statuses/nearest.ts";
import { Chance } from "@/tests/helpers/chance.ts";

const SEED = Number(Deno.env.get("FUZZ_SEED") ?? Date.now());

const SUGGESTIONS: KnownText[] = Object.values(dictionaries).flatMap((texts) =>
  STAGES.map((stage) => ({ text: texts[`status.${stage}`], stage }))
);

for (
  const [typed, meant] of [
    ["Zugestelt", "Zugestellt"],
    ["delivred", "Delivered"],
    ["IN TRANIST", "In transit"],
    ["Bezorgt", "Bezorgd"],
    ["Livr", "Livré"],
    ["On hodl", null],
    ["Ready for a pickup at noon", null],
    ["!?", null],
    ["", null],
  ] as const
) {
  const outcome = meant === null ? "no suggested status" : `"${meant}"`;
  Deno.test(`"${typed}" resembles ${outcome}`, () => {
    equal(nearestText(typed, SUGGESTIONS)?.text ?? null, meant);
  });
}

Deno.test("a suggested status with a wrong letter resembles a status of the same stage", () => {
  console.log(`FUZZ_SEED=${SEED}`);
  const chance = new Chance(SEED);
  for (const { text, stage } of SUGGESTIONS) {
    const at = chance.below(text.length);
    const typed = `${text.slice(0, at)}x${text.slice(at + 1)}`;
    equal(nearestText(typed, SUGGESTIONS)?.stage, stage, typed);
  }
});

Deno.test("a text that resembles two stages equally has no suggestion", () => {
  const known: KnownText[] = [
    { text: "Given", stage: "delivered" },
    { text: "Riven", stage: "returned" },
  ];
  equal(nearestText("Liven", known), null);
  equal(nearestText("Givens", known)?.text, "Given");
});
