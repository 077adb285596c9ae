import { equal, match } from "node:assert/strict";
import {
  canBeCode,
  generateTrackingCode,
  isGuessableCode,
  normalizeTrackingCode,
  pastedCode,
} from "@/lib/parcels/tracking_code.ts";

Deno.test("normalizeTrackingCode() ignores case, spaces and dashes", () => {
  for (
    const text of [
      "WAY-7K2M",
      " way 7k2m ",
      "w-a-y—7k2m",
      "ＷＡＹ７Ｋ２Ｍ",
      "WAY\t7K2M",
    ]
  ) {
    equal(normalizeTrackingCode(text), "WAY7K2M", text);
  }
});

Deno.test("normalizeTrackingCode() reads the digits of every script and no invisible marks", () => {
  for (
    const text of [
      "WAY-۷K۲M",
      "way-٧k٢m",
      "WAY-७K२M",
      "\u200fWAY-7K2M\u200f",
      "\u2068WAY-7K2M\u2069",
      "WAY\u00ad7K\u200b2M\u200c",
      "\ufeffWAY\u22127K2M",
    ]
  ) {
    equal(normalizeTrackingCode(text), "WAY7K2M", JSON.stringify(text));
  }
});

Deno.test("normalizeTrackingCode() returns null for a malformed code", () => {
  const texts = [
    "",
    "---",
    "a".repeat(41),
    "ÄBCD",
    "AB_CD",
    "AB/CD",
    "..",
    "list.html",
    "SEARCH",
    "im-age",
    "Events",
  ];
  for (const text of texts) equal(normalizeTrackingCode(text), null, text);
});

Deno.test("pastedCode() finds the code in a link and in a line of a mail", () => {
  const pasted = [
    "https://www.waybill.example/track.html?code=WAY-7K2M-9QX4",
    "http://localhost:8000/track.html?lang=de&code=WAY-7K2M-9QX4#destination",
    "/track.html?code=%20WAY-7K2M-9QX4+",
    "Tracking code: WAY-7K2M-9QX4",
    "Your parcel (WAY-7K2M-9QX4) is on its way!",
    "«WAY-7K2M-9QX4».",
    "#WAY-7K2M-9QX4",
  ];
  for (const text of pasted) {
    equal(normalizeTrackingCode(pastedCode(text)), "WAY7K2M9QX4", text);
  }
});

Deno.test("pastedCode() ignores plain codes, and texts with several codes or none", () => {
  const texts = [
    ...["WAY-7K2M", "way 7k2m 9qx4", "", "..", "?code=", "&code"],
    ...["Where is it?", "WAY-1234, WAY-1235", "AB_CD"],
    `${"!".repeat(300)} WAY-1234`,
  ];
  for (const text of texts) equal(pastedCode(text), text, text);
});

Deno.test("canBeCode() accepts the length and characters of a code, as people type them", () => {
  for (const text of ["AB", "A B", "----", "WB_11", "ÄÖÜß", "A".repeat(41)]) {
    equal(canBeCode(text), false, text);
  }
  for (
    const text of ["WB-1", "wb 1111", "ＷＢ１１", "\u0662\u0660\u0662\u0666"]
  ) {
    equal(canBeCode(text), true, text);
  }
});

Deno.test("isGuessableCode() finds codes of less than 40 bits", () => {
  for (const code of ["1234", "123456789012", "WAY123", "ABCD-EFG"]) {
    equal(isGuessableCode(code), true, code);
  }
  for (const code of ["WAY-7K2M-9QX4-T3BD", "4071938261507"]) {
    equal(isGuessableCode(code), false, code);
  }
});

Deno.test("isGuessableCode() finds sequences and repetitions of any length", () => {
  const codes = [
    ...["ORDER-000123", "PARCEL-0001", "WAY-0000-0000-0001", "AAAAAAAA"],
    ...["1234567890123", "ABCDEFGH-12345678"],
  ];
  for (const code of codes) equal(isGuessableCode(code), true, code);
});

Deno.test("isGuessableCode() returns false for malformed codes", () => {
  for (const text of ["", "AB_CD", "a".repeat(41)]) {
    equal(isGuessableCode(text), false, text);
  }
});

Deno.test("isGuessableCode() is content with eight letters and digits, or thirteen digits", () => {
  equal(isGuessableCode("WAY-7K2M"), true);
  equal(isGuessableCode("EZXZ-KPE7"), false);
  equal(isGuessableCode("4071-9382-6150"), true);
  equal(isGuessableCode("4071-9382-6150-7"), false);
});

Deno.test("generateTrackingCode() returns WAY and twelve symbols without I, L, O and U", () => {
  const codes = Array.from({ length: 200 }, () => generateTrackingCode());
  for (const code of codes) match(code, /^WAY(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  equal(new Set(codes).size, 200);
});

Deno.test("generateTrackingCode() uses all 32 symbols", () => {
  const codes = Array.from(
    { length: 200 },
    () => generateTrackingCode().replace("WAY", "").replaceAll("-", ""),
  );
  equal(new Set(codes.join("")).size, 32);
});
