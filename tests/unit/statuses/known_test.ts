import { deepEqual, equal, ok } from "node:assert/strict";
import { type Stage, STAGES } from "@/lib/fields/constants.ts";
import { knownStage, TABLES } from "@/lib/statuses/known.ts";
import { wordsOf } from "@/lib/i18n/fold.ts";
import { parsePhrase, type Phrase } from "@/lib/statuses/phrase.ts";
import { PhraseBook } from "@/lib/statuses/phrase_book.ts";
import { Chance } from "@/tests/helpers/chance.ts";
import { variantOf } from "@/tests/helpers/phrases.ts";
import { PUBLISHED_STATUSES } from "@/tests/helpers/published_statuses.ts";
import { plainStage } from "@/lib/statuses/stages.ts";

const SEED = Number(Deno.env.get("FUZZ_SEED") ?? Date.now());
const DRAWS = 100 * Number(Deno.env.get("FUZZ_DRAWS") ?? 20);

for (const [source, status, stage] of PUBLISHED_STATUSES) {
  Deno.test(`"${status}" of ${source} means ${stage}`, () => {
    equal(knownStage(status), plainStage(stage));
  });
}

/** Words for each hole, some of which also occur in statuses. */
const FILLINGS: Record<string, string[]> = {
  n: ["1", "2", "3", "12", "40"],
  m: ["50", "51", "77", "100", "99"],
  name: ["Budi Santoso", "Müller GmbH", "S. O'Brien", "王伟", "DHL"],
  place: ["Oslo", "New York (JFK)", "LEIPZIG - GERMANY", "Nhà kho 3", "مسقط"],
  time: ["12:30", "Nov 18, 10:49", "12-11-2026 10:00", "5 days", "18.11."],
};

Deno.test("every variant of a phrase means the phrase's stage, whatever fills its holes", () => {
  console.log(`FUZZ_SEED=${SEED} FUZZ_DRAWS=${DRAWS}`);
  const chance = new Chance(SEED);
  const wrong = new Set<string>();
  for (let draw = 0; draw < DRAWS; draw++) {
    const table = chance.pick(TABLES);
    const stage = chance.pick(STAGES);
    const phrase = chance.pick([...table[stage]]);
    if (phrase === undefined) continue;
    const fillings = new Map<string, string>();
    const fill = (hole: string): string => {
      const words = table.words[hole];
      if (words) return variantOf(parsePhrase(chance.pick([...words])), drawn);
      const text = fillings.get(hole) ?? chance.pick(FILLINGS[hole]!);
      fillings.set(hole, text);
      return text;
    };
    const drawn = {
      fill,
      choose: (count: number) => chance.below(count),
    };
    const text = variantOf(parsePhrase(phrase), drawn);
    const found = knownStage(text);
    if (found !== stage) {
      wrong.add(`${text}: ${found}, not ${stage} (${phrase})`);
    }
  }
  deepEqual([...wrong], []);
});

const UNDER_WAY = [
  "Delivered to customs broker",
  "Delivered to the airline",
  "Not delivered",
  "Delivery tomorrow",
  "Will be delivered on Monday",
  "Delivered 1 of 4 parcels",
  "Zugestellt an den Zoll",
  "Wird heute zugestellt",
  "Noch nicht zugestellt",
  "Livré à la douane",
  "Non livré",
  "Pas encore livré",
  "Entregado a la aerolínea",
  "No entregado",
  "Não entregue",
  "Consegnato alla dogana",
  "Non consegnato",
  "Bezorgd bij de douane",
  "Niet bezorgd",
  "Inte levererat",
  "Не доставлено",
  "Доставлено на таможню",
  "Teslim edilmedi",
  "Gümrüğe teslim edildi",
  "لم يتم التسليم",
  "تحویل نشد",
  "Belum terkirim",
  "Chưa giao hàng",
  "वितरित नहीं हुआ",
  "Cancelled flight",
  "Returned to hub for redelivery",
];

Deno.test("no status of a parcel in transit is taken for a final stage", () => {
  const ends: (Stage | null)[] = ["delivered", "returned", "cancelled"];
  deepEqual(UNDER_WAY.filter((text) => ends.includes(knownStage(text))), []);
});

Deno.test("most published statuses match general phrases, not only their own text", () => {
  const right = PUBLISHED_STATUSES.filter(([, status, stage]) =>
    findWithout(status) === plainStage(stage)
  );
  console.log(`${right.length} of ${PUBLISHED_STATUSES.length}`);
  ok(right.length > PUBLISHED_STATUSES.length / 2);
});

/** Returns the stage of a text by all phrases except those that equal the text. */
function findWithout(text: string): Stage | null {
  const isOther = (phrase: Phrase) => !isText(phrase, text);
  const isListed = TABLES.some((table) =>
    STAGES.some((stage) => !table[stage].every(isOther))
  );
  if (!isListed) return knownStage(text);
  const book = new PhraseBook<Stage>();
  for (const table of TABLES) {
    for (const stage of STAGES) {
      book.add(table[stage].filter(isOther), stage, table.words);
    }
  }
  return book.find(text);
}

function isText(phrase: Phrase, text: string): boolean {
  return !/[[({]/.test(phrase) &&
    wordsOf(phrase).join(" ") === wordsOf(text).join(" ");
}
