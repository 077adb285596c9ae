import { deepEqual, equal } from "node:assert/strict";
import { partsOfPhone, PhoneNumber } from "@/lib/erasure/phone_number.ts";
import { testDraws } from "@/tests/helpers/chance.ts";

/** Numbers as typed, each with the same and with other numbers. */
const NUMBERS: Record<string, { same: string[]; others: string[] }> = {
  "0159 7247719": {
    same: [
      ...["0159 7247719", "+49 159 7247719", "0049-159-7247719", "1597247719"],
      ...["(0159) 724 77 19", "+49 (0) 159/7247719", "491597247719"],
      ...[
        "٠١٥٩٧٢٤٧٧١٩",
        "０１５９－７２４７７１９",
        "0159 7247719 / 030 901820",
      ],
      ...["Tel.0159 7247719", "mobile: 0159-724-7719 (after 6 pm)"],
    ],
    others: [
      ...["7247719", "0158 7247719", "0159 72477190", "0159 7247719-88"],
      ...["+49 30 1597247719", "+1597247719", "9 0159 724771", "21597247719"],
      ...["WB1597247719", "WB-1597247719", "1597247719X", ""],
    ],
  },
  "+49 159 7247719": {
    same: ["01597247719", "0049 159 7247719", "159 7247719"],
    others: ["+43 159 7247719", "+49 159 7247718", "+49 1597247719 5"],
  },
  "+1 (212) 555-0199": {
    same: ["212-555-0199", "1 212 555 0199", "2125550199", "001 2125550199"],
    others: ["555-0199", "213-555-0199", "+44 212 555 0199"],
  },
  "8 (912) 345-67-89": {
    same: ["+7 912 345 67 89", "89123456789", "9123456789"],
    others: ["+49 912 345 67 89", "0912 345 67 80"],
  },
  "+39 06 1234567": { same: ["06 1234567", "+39061234567"], others: [] },
  "491597247719": { same: ["+49 159 7247719"], others: ["0159 7247719"] },
};

for (const [typed, { same, others }] of Object.entries(NUMBERS)) {
  Deno.test(`the telephone number ${typed} is found however it is written, and no other one`, () => {
    const phone = new PhoneNumber(typed);
    const found = [...same, ...others].filter((text) => phone.is(text));
    deepEqual(found, same);
  });
}

Deno.test("partsOfPhone() refuses numbers with fewer than 7 or more than 15 digits", () => {
  const taken = ["5550199", "0 555 0199", "+49 5550199"];
  const refused = ["", "ann", "555 019", "0 555 019", "+49 555019"];
  for (const typed of taken) equal(partsOfPhone(typed) === null, false, typed);
  for (const typed of [...refused, "1".repeat(16)]) {
    equal(partsOfPhone(typed), null, typed);
  }
});

Deno.test("digits alone are a telephone number only in a field for it", () => {
  const phone = new PhoneNumber("0159 7247719");
  const digits = "01597247719";
  equal(phone.isIn({ tracking_code: digits, reference: digits }), false);
  equal(phone.isIn({ recipient_phone_number: digits }), true);
  const changes = { recipient_phone_number: [null, digits], weight: digits };
  deepEqual(phone.removedFrom(changes), {
    recipient_phone_number: [null, "…"],
    weight: digits,
  });
  const text = "Call 0159 7247719 or +49 159 7247719, not 0159 7247718.";
  equal(phone.removedFrom(text), "Call … or …, not 0159 7247718.");
});

const SIGNS = ["", " ", "-", "/", ".", " - ", "\u00a0"];

testDraws(
  "a drawn telephone number is found in all ways of writing, and none that differs in a digit",
  (chance) => {
    const national = String(chance.below(9) + 1) +
      Array.from({ length: 7 + chance.below(4) }, () => chance.below(10))
        .join("");
    const country = chance.pick(["49", "33", "90", "98", "351", "62"]);
    const write = (digits: string) =>
      [...digits].map((digit) =>
        chance.percent(25) ? digit + chance.pick(SIGNS) : digit
      ).join("").replace(/\D+$/, "");
    const ways = (digits: string) => [
      `+${country} ${write(digits)}`,
      `00${country}${write(digits)}`,
      `0${write(digits)}`,
      `+${country} (0) ${write(digits)}`,
    ];
    const at = chance.below(national.length);
    const digit = (Number(national[at]) + 1 + chance.below(9)) % 10;
    const other = national.slice(0, at) + digit + national.slice(at + 1);
    for (const typed of ways(national)) {
      const phone = new PhoneNumber(typed);
      for (const text of ways(national)) {
        equal(phone.is(text), true, `${typed} in ${text}`);
        const sentence = `Please call ${text}, thank you.`;
        equal(phone.removedFrom(sentence), "Please call …, thank you.");
      }
      for (const text of ways(other)) {
        equal(phone.is(text), false, `${typed} in ${text}`);
      }
    }
    return Promise.resolve();
  },
  200,
);
