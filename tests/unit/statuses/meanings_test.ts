import { deepEqual, equal, ok } from "node:assert/strict";
import { PLAIN_MEANINGS, StatusMeanings } from "@/lib/statuses/meanings.ts";
import { type StoredStatus, suggestedStatus } from "@/lib/statuses/store.ts";

const PIER: StoredStatus = {
  ...suggestedStatus("in_transit")!,
  id: "1",
  text: "At the pier",
};
const GATE: StoredStatus = {
  ...PIER,
  id: "2",
  text: "Delivered to the gate",
  stage: "other",
  icon: "verified",
};
const HANDED: StoredStatus = {
  ...suggestedStatus("delivered")!,
  renamed: { en: "Handed over" },
  former: [["Given", "delivered"]],
  color: "gold",
};

const meanings = new StatusMeanings([PIER, GATE, HANDED]);

Deno.test("StatusMeanings puts the site's own statuses before known texts, ignoring case and punctuation", () => {
  const own: StoredStatus = { ...PIER, text: "Livrée", stage: "on_hold" };
  const site = new StatusMeanings([own]);
  equal(site.stageOf("LIVREE!"), "onHold");
  equal(site.filedStageOf("livrée"), "on_hold");
  ok(!site.hasEnded("Livrée"));
  ok(PLAIN_MEANINGS.hasEnded("Livrée"));
  equal(site.stageOf("Delivered"), "delivered");
});

Deno.test("StatusMeanings files a status without a stage under other, and knows it only if the site chose that", () => {
  equal(meanings.filedStageOf("Delivered to the gate"), "other");
  ok(meanings.isKnown("delivered to the gate"));
  equal(meanings.filedStageOf("At the gate"), "other");
  ok(!meanings.isKnown("At the gate"));
  equal(meanings.filedStageOf(null), "none");
});

Deno.test("StatusMeanings.translate() shows suggestions in the reader's language as the site has renamed them, and no other text", () => {
  const shown = (status: string) =>
    (["en", "de"] as const).map((code) => meanings.translate(status, code));
  deepEqual(shown("Entregue"), ["Handed over", "Zugestellt"]);
  deepEqual(shown("Handed over"), ["Handed over", "Zugestellt"]);
  deepEqual(shown("HANDED OVER"), ["HANDED OVER", "Zugestellt"]);
  deepEqual(shown("Given"), ["Given", "Given"]);
  deepEqual(shown("At the pier"), ["At the pier", "At the pier"]);
  deepEqual(shown("Livrée"), ["Livrée", "Livrée"]);
  equal(meanings.suggestedIn("en"), meanings.suggestedIn("en"));
});

Deno.test("StatusMeanings.isSame() compares texts, not stages, except for suggestions in several languages", () => {
  const mine: StoredStatus = { ...PIER, id: "3", text: "Entregue" };
  const site = new StatusMeanings([PIER, HANDED, mine]);
  const cases: [isSame: boolean, one: string, other: string][] = [
    [true, "In Transit.", "Unterwegs"],
    [true, "LIVRÉE", "livree"],
    [true, "at the PIER!", "At the pier"],
    [true, "Handed over", "handed-over"],
    [true, "Handed over", "Zugestellt"],
    [true, "Delivered", "Handed over"],
    [false, "Delivered", "Delivered, In/At Mailbox"],
    [false, "At the pier", "In transit"],
    // A former text is a text of its own.
    [false, "Given", "Handed over"],
    // The site's own status, which has the text of a suggestion.
    [false, "Delivered", "Entregue"],
    [true, "ENTREGUE", "Entregue"],
  ];
  for (const [isSame, one, other] of cases) {
    equal(site.isSame(one, other), isSame, `${one}, ${other}`);
    equal(site.isSame(other, one), isSame, `${other}, ${one}`);
  }
  ok(PLAIN_MEANINGS.isSame("Delivered", "Entregue"));
});

Deno.test("StatusMeanings.lookOf() returns the look of the status, else that of the stage on the site", () => {
  deepEqual(meanings.lookOf("Delivered to the gate"), {
    icon: "verified",
    color: "black",
  });
  for (const status of ["Delivered", "Handed over", "Livrée"]) {
    const look = { icon: "check_circle", color: "gold" };
    deepEqual(meanings.lookOf(status), look, status);
  }
  equal(PLAIN_MEANINGS.lookOf("Delivered").color, "green");
});
