import { equal } from "node:assert/strict";
import { type LookupAnswer, LookupAnswers } from "@/lib/http/lookup_answers.ts";

function answer(megabytes: number): LookupAnswer {
  const body = new Uint8Array(megabytes * 1024 * 1024);
  return { body, headers: [], version: "1", bucket: 1, mark: "a" };
}

Deno.test("LookupAnswers gives what was remembered last", () => {
  const answers = new LookupAnswers();
  equal(answers.get("A"), null);
  const [first, second] = [answer(1), answer(1)];
  answers.set("A", first);
  equal(answers.get("A")?.body, first.body);
  answers.set("A", second);
  equal(answers.get("A")?.body, second.body);
});

Deno.test("LookupAnswers forgets what was not asked for for longest once 64 MB are full", () => {
  const answers = new LookupAnswers();
  answers.set("A", answer(30));
  answers.set("B", answer(30));
  answers.get("A");
  answers.set("C", answer(10));
  equal(answers.get("B"), null);
  equal(answers.get("A")?.body.length, 30 * 1024 * 1024);
  equal(answers.get("C")?.body.length, 10 * 1024 * 1024);
});

Deno.test("LookupAnswers counts what an answer is remembered under, which is as long as its asker likes", () => {
  const answers = new LookupAnswers();
  const long = "-".repeat(30 * 1024 * 1024);
  for (const name of ["A", "B", "C"]) answers.set(name + long, answer(1));
  equal(answers.get(`A${long}`) === null, true);
  equal(answers.get(`C${long}`)?.body.length, 1024 * 1024);
});

Deno.test("LookupAnswers counts what replaces another answer once", () => {
  const answers = new LookupAnswers();
  answers.set("A", answer(30));
  for (let count = 0; count < 5; count++) answers.set("B", answer(30));
  equal(answers.get("A") === null, false);
});

Deno.test("LookupAnswers tells what is asked for again, of the last 20,000", () => {
  const answers = new LookupAnswers();
  equal(answers.isAskedAgain("A"), false);
  equal(answers.isAskedAgain("A"), true);
  for (let count = 0; count < 20_000; count++) {
    answers.isAskedAgain(`other ${count}`);
  }
  equal(answers.isAskedAgain("A"), false);
});

Deno.test("LookupAnswers keeps equal headers once", () => {
  const answers = new LookupAnswers();
  for (const key of ["A", "B"]) {
    answers.set(key, { ...answer(1), headers: [["vary", "Accept-Encoding"]] });
  }
  equal(answers.get("A")?.headers, answers.get("B")?.headers);
});
