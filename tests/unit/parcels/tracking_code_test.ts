import { equal, match } from "node:assert/strict";
import {
  canBeCode,
  generateTrackingCode,
  isGuessableCode,
  normalizeTrackingCode,
} from "@/lib/parcels/tracking_code.ts";

Deno.test("normalizeTrackingCode() ignores case, spaces, dashes, scripts of digits and invisible marks", () => {
  const spellings = [
    "WAY-7K2M",
    " way 7k2m ",
    "w-a-y—7k2m",
    "ＷＡＹ７Ｋ２Ｍ",
    "WAY\t7K2M",
    "WAY-۷K۲M",
    "way-٧k٢m",
    "WAY-७K२M",
    "\u200fWAY-7K2M\u200f",
    "\u2068WAY-7K2M\u2069",
    "WAY\u00ad7K\u200b2M\u200c",
    "\ufeffWAY\u22127K2M",
  ];
  for (const text of spellings) {
    equal(normalizeTrackingCode(text), "WAY7K2M", JSON.stringify(text));
  }
});

Deno.test("normalizeTrackingCode() returns null for malformed and reserved codes", () => {
  const texts = [
    ...["", "---", "a".repeat(41), "ÄBCD", "AB_CD", "AB/CD", ".."],
    ...["list.html", "SEARCH", "im-age", "Events"],
  ];
  for (const text of texts) equal(normalizeTrackingCode(text), null, text);
});

Deno.test("canBeCode() checks length and characters of codes as people type them", () => {
  const codes = ["WB-1", "wb 1111", "ＷＢ１１", "\u0662\u0660\u0662\u0666"];
  const others = ["AB", "A B", "----", "WB_11", "ÄÖÜß", "A".repeat(41)];
  for (const text of [...codes, ...others]) {
    equal(canBeCode(text), codes.includes(text), text);
  }
});

Deno.test("isGuessableCode() detects sequences, repetitions and codes under 40 bits", () => {
  const guessable = [
    ...["1234", "123456789012", "WAY123", "ABCD-EFG", "WAY-7K2M"],
    ...["4071-9382-6150", "ORDER-000123", "PARCEL-0001", "AAAAAAAA"],
    ...["WAY-0000-0000-0001", "1234567890123", "ABCDEFGH-12345678"],
    // Whoever types 0 and 1 has to guess digits alone.
    "LOL-OIO-407-193",
  ];
  const others = [
    ...["WAY-7K2M-9QX4-T3BD", "4071938261507", "4071-9382-6150-7"],
    ...["EZXZ-KPE7", "", "AB_CD", "a".repeat(41)],
  ];
  for (const code of [...guessable, ...others]) {
    equal(isGuessableCode(code), guessable.includes(code), code);
  }
});

Deno.test("generateTrackingCode() returns WAY and twelve symbols, drawn from all 32, without I, L, O and U", () => {
  const codes = Array.from({ length: 200 }, () => generateTrackingCode());
  for (const code of codes) match(code, /^WAY(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  equal(new Set(codes).size, 200);
  const symbols = codes.map((code) => code.slice(4).replaceAll("-", ""));
  equal(new Set(symbols.join("")).size, 32);
});
