import { deepEqual, equal } from "node:assert/strict";
import fc from "fast-check";
import { Address } from "@/lib/erasure/address.ts";

const ANN = new Address(" Ann.Smith@Example.com ");

const FOUND: [text: string, rest: string][] = [
  ["ann.smith@example.com", "…"],
  ["Write to ANN.SMITH@EXAMPLE.COM.", "Write to …."],
  ["<ann.smith@example.com>, (Ann.Smith@example.com)", "<…>, (…)"],
  ["'ann.smith@example.com'", "'…'"],
  ["mailto:ann.smith%40example.com?subject=Hi", "mailto:…?subject=Hi"],
  ["to=ann.smith@example.com&x", "to=…&x"],
  ["почта:ann.smith@example.com!", "почта:…!"],
  ["ann.smith@example.com- or call", "…- or call"],
  ["ann.smith@example.com.csv", "….csv"],
  ["Write to ann.smith@example.com.Thanks", "Write to ….Thanks"],
  ["ann.smith&#64;example.com", "…"],
  ["ann.smith＠example.com", "…"],
  ["next=mailto%3Aann.smith%2540example.com", "next=mailto%3A…"],
];

for (const [text, rest] of FOUND) {
  Deno.test(`the e-mail address is replaced in ${text}`, () => {
    equal(ANN.isIn(text), true);
    equal(ANN.removedFrom(text), rest);
  });
}

const OTHERS = [
  "joann.smith@example.com",
  "jo.ann.smith@example.com",
  "jo+ann.smith@example.com",
  "ann.smith@example.com.au",
  "ANN.SMITH@EXAMPLE.COM.AU",
  "ann.smith@example.com.csvs",
  "ann.smith@example.company",
  "ann.smith@example.com-pany.org",
  "annXsmith@example.com",
  "ann.smith@",
  "",
];

for (const text of OTHERS) {
  Deno.test(`the e-mail address is not found in ${text || "an empty text"}`, () => {
    equal(ANN.isIn(text), false);
    equal(ANN.removedFrom(text), text);
  });
}

Deno.test("the e-mail address is found anywhere in a value, whose structure is kept", () => {
  const text = "Ann.Smith@example.com";
  const rest = "…";
  const makers = [
    (part: string) => [1, [part, null]],
    (part: string) => ({ a: { [part]: true, b: part } }),
    (part: string) => new Map([[part, new Set([part])]]),
  ];
  for (const make of makers) {
    equal(ANN.isIn(make(text)), true);
    equal(ANN.isIn(make("none")), false);
    deepEqual(ANN.removedFrom(make(text)), make(rest));
  }
  const kept = [new Uint8Array([1]), new Date(0), 2n, undefined, null, 0.5];
  deepEqual(ANN.removedFrom(kept), kept);
  equal(ANN.isIn(kept), false);
});

Deno.test("an e-mail address with a plus sign is found as encoded in links", () => {
  const address = new Address("ann+post@example.com");
  for (const text of ["ann+post@example.com", "ann%2Bpost%40example.com"]) {
    equal(address.removedFrom(`mailto:${text}?`), "mailto:…?");
  }
});

Deno.test("a field matches the e-mail address regardless of case and surrounding spaces", () => {
  equal(ANN.is("ANN.smith@example.COM "), true);
  equal(ANN.is("Ann <ann.smith@example.com>"), false);
  equal(ANN.is(null), false);
});

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,7}$/);

/** Separators that may precede an e-mail address in texts and links. */
const sign = fc.constantFrom(
  ...[" ", "<", "(", '"', "'", ":", "=", ",", ";", "\n", "/"],
  ...["%20", "%3A", "%3D", "%253A", "%3c"],
);

Deno.test("a random e-mail address is replaced anywhere in a text, in every encoding of its @", () => {
  fc.assert(fc.property(
    fc.record({
      local: fc.array(word, { minLength: 1, maxLength: 3 }),
      domain: fc.array(word, { minLength: 2, maxLength: 3 }),
      at: fc.constantFrom("@", "＠", "%40", "%2540", "&#64;", "&commat;"),
      before: fc.string(),
      sign,
      after: fc.constantFrom(
        ...["", " and more", ".", ".Then", "&x=1", ">", ".csv"],
      ),
      isLoud: fc.boolean(),
    }),
    ({ local, domain, at, before, sign, after, isLoud }) => {
      const email = `${local.join(".")}@${domain.join(".")}`;
      const typed = isLoud ? email.toUpperCase() : email;
      const text = `${before}${sign}${typed.replace("@", at)}${after}`;
      const address = new Address(email);
      equal(address.isIn(text), true);
      equal(address.isIn(address.removedFrom(text)), false);
    },
  ));
});
