import { equal, ok } from "node:assert/strict";
import { FORMER_STATUSES, stageOf } from "@/lib/parcels/stages.ts";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { STAGES } from "@/lib/fields/constants.ts";

Deno.test("stageOf() reads the suggestions of every language, each as its own stage", () => {
  for (const [language, texts] of Object.entries(dictionaries)) {
    for (const stage of STAGES) {
      const status = texts[`status.${stage}`];
      equal(stageOf(status), stage, `${language}: ${status}`);
    }
  }
});

Deno.test("stageOf() reads the suggestions of earlier versions", () => {
  const stages = Object.entries(FORMER_STATUSES);
  ok(stages.length > 0);
  for (const [stage, statuses] of stages) {
    for (const status of statuses) equal(stageOf(status), stage, status);
  }
});

Deno.test("stageOf() forgives case, accents, spaces and punctuation", () => {
  for (const status of ["IN TRANSIT", "in-transit", " In  transit! "]) {
    equal(stageOf(status), "inTransit", status);
  }
  equal(stageOf("livre"), "delivered");
  equal(stageOf("ZUR\u00a0ABHOLUNG BEREIT"), "readyForPickup");
});

Deno.test("stageOf() reads the suggestions of every language in its capitals", () => {
  for (const [language, texts] of Object.entries(dictionaries)) {
    for (const stage of STAGES) {
      const status = texts[`status.${stage}`].toLocaleUpperCase(language);
      equal(stageOf(status), stage, `${language}: ${status}`);
    }
  }
});

Deno.test("stageOf() reads nothing from a status in other words", () => {
  for (
    const status of [null, "", "...", "Not delivered", "Delivered to the depot"]
  ) {
    equal(stageOf(status), null, String(status));
  }
});
