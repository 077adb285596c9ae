import { equal, match, ok } from "node:assert/strict";
import { test } from "../helpers/site.ts";

test("the resolution page shows the user agent without JavaScript", async ({ app }) => {
  const { status, text } = await app.client().get("/resolution.html", {
    "user-agent": "Test <1>",
  });
  equal(status, 200);
  ok(text.includes("Test &lt;1>"));
  match(text, /<meta name="robots" content="noindex"/);
  match(text, /<a [^>]*href="\/contact\.html"/);
});

test("the debug page is the resolution page", async ({ app }) => {
  const { status, headers } = await app.client().get("/debug.html");
  equal(status, 308);
  equal(headers.get("location"), "/resolution.html");
});
