import { equal, match, notEqual } from "node:assert/strict";
import { testApp } from "../helpers/app.ts";
import { test } from "../helpers/site.ts";

test("GET /qr/{code} encodes the public URL of any well-formed code", async ({ visitor }) => {
  const { status, headers, text } = await visitor.get("/qr/WB-1111");
  equal(status, 200);
  equal(headers.get("content-type"), "image/svg+xml; charset=utf-8");
  match(headers.get("cache-control")!, /no-store/);
  match(text, /^<svg [^>]*viewBox="0 0 (\d+) \1"/);
  notEqual((await visitor.get("/qr/WB-2222")).text, text);
  await using elsewhere = await testApp({
    env: { PUBLIC_ORIGIN: "https://waybill.example" },
  });
  notEqual((await elsewhere.client().get("/qr/WB-1111")).text, text);
});

test("GET /qr/{code} returns 404 for a malformed code", async ({ app }) => {
  for (
    const code of ["A!", "EVENTS", "x".repeat(99), `A${"-".repeat(3_000)}`]
  ) {
    equal((await app.client().get(`/qr/${code}`)).status, 404, code);
  }
});
