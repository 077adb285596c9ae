import { deepEqual, equal, ok } from "node:assert/strict";
import { fold, foldDigraphs } from "@/lib/i18n/fold.ts";
import { tokensOf } from "@/lib/store/search.ts";
import { WordQuery } from "@/lib/store/search_query.ts";
import { type Chance, testDraws } from "@/tests/helpers/chance.ts";

Deno.test("foldDigraphs() reads pairs of letters and runs of them", () => {
  const cases = {
    koehler: "kohler",
    aarhus: "arhus",
    aaa: "a",
    oeuvre: "ouvre",
    bauer: "baur",
    aeroe: "aro",
    eae: "ea",
  };
  for (const [folded, expected] of Object.entries(cases)) {
    equal(foldDigraphs(folded), expected);
  }
});

Deno.test("fold() makes one of the forms of alef, hamza, yeh and ё", () => {
  const forms = [
    ...[["ا", "أ", "إ", "آ", "ٱ"], ["ی", "ي", "ى", "ئ"], ["و", "ؤ"]],
    ...[["ه", "ة", "ۀ"], ["ک", "ك"], ["е", "ё", "Ё"]],
  ];
  for (const [plain, ...others] of forms) {
    deepEqual(others.map(fold), others.map(() => plain));
  }
});

/** Letters that make many pairs, and others. */
const LETTERS = [..."aoueaoueäöüåæøœßkl"];

const SPELLINGS: Record<string, string> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", å: "aa", æ: "ae", ø: "oe", œ: "oe" },
  ß: "ss",
};

function drawWord(chance: Chance): string {
  const length = chance.size(1, 20);
  return Array.from({ length }, () => chance.pick(LETTERS)).join("");
}

testDraws(
  "foldDigraphs() folds each beginning of a word to a beginning",
  async (chance) => {
    for (let n = 0; n < 200; n++) {
      const folded = fold(drawWord(chance));
      const whole = foldDigraphs(folded);
      for (let end = 0; end <= folded.length; end++) {
        const beginning = foldDigraphs(folded.slice(0, end));
        ok(whole.startsWith(beginning), `${folded} ${end}`);
      }
    }
    await Promise.resolve();
  },
);

testDraws(
  "a word is found by every beginning of it in every spelling",
  async (chance) => {
    for (let n = 0; n < 100; n++) {
      const word = drawWord(chance);
      const tokens = tokensOf([word]);
      const spell = (text: string) =>
        text.replace(
          /[äöüåæøœß]/g,
          (letter) => chance.percent(50) ? SPELLINGS[letter]! : letter,
        );
      for (let end = 1; end <= word.length; end++) {
        const query = spell(word.slice(0, end));
        ok(new WordQuery(query).matches(tokens), `${query} of ${word}`);
      }
    }
    await Promise.resolve();
  },
);
