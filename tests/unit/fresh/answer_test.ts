import { deepEqual, equal } from "node:assert/strict";
import { answerWith } from "@/lib/fresh/answer.ts";

Deno.test("answerWith() sets body, status and all headers", async () => {
  const cookies: [string, string][] = [["set-cookie", "a=1"], [
    "set-cookie",
    "b=2",
  ]];
  const response = answerWith("text", [["etag", '"1"'], ...cookies], 422);
  equal(response.status, 422);
  equal(await response.text(), "text");
  equal(response.headers.get("etag"), '"1"');
  deepEqual(response.headers.getSetCookie(), ["a=1", "b=2"]);
  const empty = answerWith(null);
  deepEqual([empty.status, ...empty.headers], [200]);
});
