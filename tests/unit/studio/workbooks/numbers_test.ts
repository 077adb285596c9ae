import { equal } from "node:assert/strict";
import { type CellFormat, formatOf } from "@/lib/studio/workbooks/formats.ts";
import { numberText } from "@/lib/studio/workbooks/numbers.ts";

/** Texts of stored numbers by their format: the id of a built-in one or a code. */
const SHOWN: [stored: string, format: number | string, text: string][] = [
  ["12.5", 0, "12.5"],
  ["12.300000000000001", 0, "12.3"],
  ["0.30000000000000004", 0, "0.3"],
  ["1E-3", 0, "0.001"],
  ["1.5E-7", 0, "0.00000015"],
  ["-0", 0, "0"],
  ["-4.20", 2, "-4.2"],
  ["49017612345", 0, "49017612345"],
  ["123456789012345", 0, "123456789012345"],
  ["1234567890123456", 0, "1.23456789012346E+15"],
  ["9.4001100000000004E+21", 0, "9.40011E+21"],
  ["9.40011E+21", 1, "9.40011E+21"],
  ["20457", "000000", "020457"],
  ["20457", "[$-407]00000", "20457"],
  ["457", '00000;"-"0', "00457"],
  ["1.5", "00000", "1.5"],
  ["7", 1, "7"],
  ["0.19", 9, "0.19"],
  ["1499", '#,##0.00\\ "€"', "1499"],
  ["1499", "[$$-409]#,##0.00", "1499"],
  ["80", '0" mdy"', "80"],
  ["80", "0\\d", "80"],
  ["80", "General", "80"],
  ["46354", 14, "2026-11-28"],
  ["46354.604166666664", 22, "2026-11-28 14:30"],
  ["46354.99999999999", 14, "2026-11-29"],
  ["46354", "dd.mm.yyyy", "2026-11-28"],
  ["46354", 'd. mmmm yyyy "(Sa)"', "2026-11-28"],
  ["46354", "[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy", "2026-11-28"],
  ["46354.25", "yyyy\\-mm\\-dd\\ hh:mm:ss", "2026-11-28 06:00"],
  ["46354.75", "m/d/yy h:mm AM/PM;@", "2026-11-28 18:00"],
  ["46354", "mmm-yy", "2026-11-28"],
  ["46354", "[Red]d/m;@", "2026-11-28"],
  ["46354", 31, "2026-11-28"],
  ["46354", 57, "2026-11-28"],
  ["0.5", 20, "12:00"],
  ["0.375", "h:mm AM/PM", "09:00"],
  ["46354.5", 20, "2026-11-28 12:00"],
  ["1.25", "[h]:mm", "30:00"],
  ["0.020833333333333332", 45, "00:30"],
  ["1", 14, "1900-01-01"],
  ["59", 14, "1900-02-28"],
  ["60", 14, "1900-02-29"],
  ["61", 14, "1900-03-01"],
  ["2958465", 14, "9999-12-31"],
  ["2958466", 14, "2958466"],
  ["-1", 14, "-1"],
  ["20261128", 14, "20261128"],
  ["#REF!", 14, "#REF!"],
];

Deno.test("numberText() returns numbers, dates and codes as a person would type them", () => {
  for (const [stored, format, text] of SHOWN) {
    equal(
      numberText(stored, toFormat(format), false),
      text,
      `${stored} ${format}`,
    );
  }
});

const IN_1904: [stored: string, format: number, text: string][] = [
  ["44892", 14, "2026-11-28"],
  ["0", 14, "1904-01-01"],
  ["0.5", 20, "12:00"],
  ["44892.5", 22, "2026-11-28 12:00"],
  ["2957003", 14, "9999-12-31"],
  ["2957004", 14, "2957004"],
];

Deno.test("numberText() counts days from 1904 in workbooks that do", () => {
  for (const [stored, format, text] of IN_1904) {
    equal(numberText(stored, toFormat(format), true), text);
  }
});

function toFormat(format: number | string): CellFormat {
  return typeof format === "number"
    ? formatOf(format, undefined)
    : formatOf(164, format);
}
