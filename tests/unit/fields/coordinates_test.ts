import { deepEqual, equal } from "node:assert/strict";
import { pairOf, plainNumber } from "@/lib/fields/coordinates.ts";
import { latitude, longitude } from "@/lib/fields/fields.ts";

Deno.test("plainNumber() reads decimal commas and true minus signs, and leaves other texts alone", () => {
  equal(plainNumber(" \u221233.8688"), "-33.8688");
  equal(plainNumber("52,520008"), "52.520008");
  equal(plainNumber("+7"), "+7");
  for (const text of ["1.234,5", "52,5,2", "1e3", "--5", "north", ""]) {
    equal(plainNumber(text), text);
  }
});

Deno.test("pairOf() splits a pasted pair of coordinates, and nothing else", () => {
  const pairs: Record<string, [string, string]> = {
    "52.520008, 13.404954": ["52.520008", "13.404954"],
    "52.520008,13.404954": ["52.520008", "13.404954"],
    "\u221233.8688, 151.2093": ["-33.8688", "151.2093"],
    "52,520008; 13,404954": ["52.520008", "13.404954"],
    "52,520008, 13,404954": ["52.520008", "13.404954"],
    "52,520008\t13,404954\n": ["52.520008", "13.404954"],
    "(40.7128°, -74.006°)": ["40.7128", "-74.006"],
    "40 -74": ["40", "-74"],
  };
  for (const [text, pair] of Object.entries(pairs)) {
    deepEqual(pairOf(text), pair, text);
  }
  for (const text of ["52,52", "52.52", "1,2,3", "a, b", "", "12 Main St"]) {
    equal(pairOf(text), null, text);
  }
});

Deno.test("coordinates accept signs and commas as people type them, within their bounds", () => {
  equal(latitude.parse("\u221233,8688"), -33.8688);
  equal(longitude.parse("151,2093"), 151.2093);
  equal(latitude.parse(" "), null);
  for (const text of ["91", "52520008", "52.5, 13.4", "\u2212", "52,5,2"]) {
    equal(latitude.safeParse(text).success, false, text);
  }
});
