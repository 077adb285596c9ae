import { doesNotThrow, equal, throws } from "node:assert/strict";
import {
  checkLetter,
  cutText,
  type Letter,
  MailError,
} from "@/lib/mail/letter.ts";
import { letter } from "@/tests/helpers/letters.ts";

const INJECTIONS: [field: keyof Letter, value: string][] = [
  ["to", "ann@example.com\r\nBcc: all@example.com"],
  ["to", "ann@example.com\nBcc: all@example.com"],
  ["to", "ann@example.com\rBcc: all@example.com"],
  ["to", "ann@example.com,bob@example.com"],
  ["to", "ann@example.com;bob@example.com"],
  ["to", "ann@example.com bob@example.com"],
  ["to", "Ann <ann@example.com>, Bob <bob@example.com>"],
  ["to", '"ann@example.com"@example.com'],
  ["to", "ann@example.com\u0000"],
  ["to", " ann@example.com"],
  ["to", "everyone: ann@example.com, bob@example.com;"],
  ["to", `${"a".repeat(250)}@example.com`],
  ["to", "ann"],
  ["from", "post@waybill.example\r\nReply-To: eve@example.com"],
  ["from", "post@waybill.example>\r\nRCPT TO:<eve@example.com"],
  ["from", "post@waybill.example, eve@example.com"],
  ["replyTo", "eve@example.com\r\nX-Evil: yes"],
  ["replyTo", "eve@example.com, mallory@example.com"],
  ["subject", "Hello\r\nBcc: all@example.com"],
  ["subject", "Hello\n\nA body of my own"],
  ["subject", "Hello\u0000"],
  ["subject", "Hello\u2028Bcc: all@example.com"],
  ["subject", "x".repeat(301)],
  ["fromName", 'Waybill" <eve@example.com>\r\nX: "'],
];

for (const [field, value] of INJECTIONS) {
  Deno.test(`checkLetter() rejects ${field} ${JSON.stringify(value).slice(0, 60)}`, () => {
    const error = new MailError("permanent", { key: "error.mailHeaders" });
    throws(() => checkLetter(letter({ [field]: value })), error);
  });
}

Deno.test("checkLetter() accepts any script and symbol in a subject", () => {
  const subject = 'شحنتك: "<b>" 🚢, Größe; ok';
  doesNotThrow(() => checkLetter(letter({ subject })));
});

Deno.test("cutText() never splits a character", () => {
  equal(cutText("ab😀", 3), "ab");
  equal(cutText("ab😀", 4), "ab😀");
  equal(cutText("abc", 2), "ab");
  equal(cutText("abc", 9), "abc");
});
