import { equal, match } from "node:assert/strict";
import { generateTrackingCode } from "@/lib/domain/tracking_codes.ts";

Deno.test("generateTrackingCode() gives the prefix and twelve symbols without I, L, O and U", () => {
  const codes = Array.from({ length: 200 }, () => generateTrackingCode());
  for (const code of codes) match(code, /^WAY(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  equal(new Set(codes).size, 200);
  match(generateTrackingCode("ACME"), /^ACME-/);
});

Deno.test("generateTrackingCode() uses all 32 symbols", () => {
  const codes = Array.from(
    { length: 200 },
    () => generateTrackingCode("").replaceAll("-", ""),
  );
  equal(new Set(codes.join("")).size, 32);
});
