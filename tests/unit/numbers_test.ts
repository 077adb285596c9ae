import { equal } from "node:assert/strict";
import { formatNumber, formatPercent } from "@/lib/numbers.ts";

Deno.test("formatNumber() formats thousands and decimals by the language's rules", () => {
  equal(formatNumber(1234.5, "en"), "1,234.5");
  equal(formatNumber(1234.5, "de"), "1.234,5");
});

Deno.test("formatPercent() puts the percent sign where the language does", () => {
  equal(formatPercent(45, "en"), "45%");
  equal(formatPercent(45, "de"), "45\u00a0%");
  equal(formatPercent(45, "tr"), "%45");
});
