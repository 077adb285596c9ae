import { equal, ok } from "node:assert/strict";
import {
  FORMER_STATUSES,
  stageOf,
  suggestionOf,
} from "@/lib/statuses/stages.ts";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { STAGES } from "@/lib/fields/constants.ts";

Deno.test("suggestionOf() recognizes the suggestions of every language, in capitals and of earlier versions", () => {
  for (const [language, texts] of Object.entries(dictionaries)) {
    for (const stage of STAGES) {
      const status = texts[`status.${stage}`];
      equal(suggestionOf(status), stage, `${language}: ${status}`);
      equal(suggestionOf(status.toLocaleUpperCase(language)), stage, language);
    }
  }
  const former = Object.entries(FORMER_STATUSES);
  ok(former.length > 0);
  for (const [stage, statuses] of former) {
    for (const status of statuses) equal(suggestionOf(status), stage, status);
  }
});

Deno.test("suggestionOf() ignores case, accents, spaces and punctuation, but no other words", () => {
  const statuses: [status: string | null, stage: string | null][] = [
    ["IN TRANSIT", "inTransit"],
    ["in-transit", "inTransit"],
    [" In  transit! ", "inTransit"],
    ["livre", "delivered"],
    ["ZUR\u00a0ABHOLUNG BEREIT", "readyForPickup"],
    [null, null],
    ["", null],
    ["...", null],
    ["Not delivered", null],
    ["Delivered to the depot", null],
  ];
  for (const [status, stage] of statuses) {
    equal(suggestionOf(status), stage, String(status));
  }
});

Deno.test("stageOf() also knows carriers' texts, which are no suggestions", () => {
  equal(stageOf("Delivered, In/At Mailbox"), "delivered");
  equal(suggestionOf("Delivered, In/At Mailbox"), null);
  equal(stageOf("Livrée"), "delivered");
  equal(stageOf("At the pier"), null);
  equal(stageOf(null), null);
});
