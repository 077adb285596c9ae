import { deepEqual, equal } from "node:assert/strict";
import { answerWith } from "@/lib/fresh/answer.ts";

Deno.test("answerWith() makes an answer of a body, all of its headers and a status", async () => {
  const response = answerWith("text", [
    ["etag", '"1"'],
    ["set-cookie", "a=1"],
    ["set-cookie", "b=2"],
  ], 422);
  equal(response.status, 422);
  equal(await response.text(), "text");
  equal(response.headers.get("etag"), '"1"');
  deepEqual(response.headers.getSetCookie(), ["a=1", "b=2"]);
});

Deno.test("answerWith() defaults to 200 without headers", () => {
  const response = answerWith(null);
  equal(response.status, 200);
  deepEqual([...response.headers], []);
});
