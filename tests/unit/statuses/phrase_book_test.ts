import { equal, throws } from "node:assert/strict";
import { readVocabulary } from "@/lib/statuses/phrase.ts";
import { PhraseBook } from "@/lib/statuses/phrase_book.ts";

const WORDS = readVocabulary({ parcel: ["[your|the] (parcel|item)"] });

/** Returns a book in which the value of each phrase is the phrase itself. */
function bookOf(...phrases: string[]): PhraseBook<string> {
  const book = new PhraseBook<string>();
  for (const phrase of phrases) book.add([phrase], phrase, WORDS);
  return book;
}

const DELIVERED = "[{parcel}] [was|has been] (delivered|handed over)";

for (
  const text of [
    "Delivered",
    "DELIVERED.",
    "Your parcel has been handed over",
    "the item was delivered!",
    "Délivered",
  ]
) {
  Deno.test(`PhraseBook finds "${text}" by a variant of a phrase`, () => {
    equal(bookOf(DELIVERED).find(text), DELIVERED);
  });
}

for (
  const text of [
    "",
    "Delivered to customs",
    "Not delivered",
    "Your parcel",
    "the your parcel delivered",
    "undelivered",
  ]
) {
  Deno.test(`PhraseBook finds nothing in "${text}", which no phrase covers completely`, () => {
    equal(bookOf(DELIVERED).find(text), null);
  });
}

Deno.test("PhraseBook fills holes with whole words", () => {
  const book = bookOf("[{parcel}] arrived at {place} port");
  const phrase = "[{parcel}] arrived at {place} port";
  equal(book.find("The parcel arrived at Le Havre port"), phrase);
  equal(book.find("Arrived at Rotterdam port"), phrase);
  equal(book.find("Arrived at port"), null);
  equal(book.find("Arrived at Westport"), null);
});

Deno.test("PhraseBook prefers the phrase with the shortest holes", () => {
  const book = bookOf("arrived at {place}", "arrived at customs in {place}");
  equal(
    book.find("Arrived at customs in Oslo"),
    "arrived at customs in {place}",
  );
  equal(book.find("Arrived at Oslo"), "arrived at {place}");
});

Deno.test("PhraseBook requires the same number in both places of a repeated hole", () => {
  const book = bookOf("{n} of {m} delivered", "{n} of {n} delivered");
  equal(book.find("2 of 3 delivered"), "{n} of {m} delivered");
  equal(book.find("3 of 3 delivered"), "{n} of {n} delivered");
  equal(book.find("12 of 1 delivered"), "{n} of {m} delivered");
});

Deno.test("PhraseBook reads identifiers as separate words", () => {
  const book = bookOf("info received", "out for delivery");
  equal(book.find("InfoReceived"), "info received");
  equal(book.find("OUT_FOR_DELIVERY"), "out for delivery");
});

for (
  const [phrase, message] of [
    ["(a|b", /Unmatched/],
    ["a]", /Unmatched/],
    ["[a)", /Unmatched/],
    ["at {nowhere}", /No hole/],
    ["[at] {place}", /No word/],
  ] as const
) {
  Deno.test(`PhraseBook rejects the phrase "${phrase}"`, () => {
    throws(() => bookOf(phrase), message);
  });
}
