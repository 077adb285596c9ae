import { canBeCode } from "@/lib/parcels/tracking_code.ts";
import { digitsOf } from "@/lib/i18n/fold.ts";
import { stageOf } from "@/lib/statuses/stages.ts";
import { valueOf } from "./cells.ts";
import type { ImportField } from "./fields.ts";

/** Minimum digits of a phone number. */
const MIN_PHONE = 6;

const SMALL_NUMBER = /^\d{1,3}$/;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

/** How the cells of a field look where its heading has several meanings. */
const LOOKS: { [Field in ImportField]?: (cell: string) => boolean } = {
  pieces: isSmallNumber,
  tracking_code: (cell) =>
    canBeCode(cell) && DIGIT.test(cell) && !isSmallNumber(cell),
  reference: (cell) =>
    DIGIT.test(cell) && !/\s/.test(cell) && !isSmallNumber(cell),
  status: (cell) => stageOf(cell) !== null,
  recipient_name: (cell) => LETTER.test(cell) && !/[\p{Nd}@]/u.test(cell),
  recipient_email: (cell) => cell.includes("@"),
  recipient_phone_number: (cell) =>
    !LETTER.test(cell) && digitsOf(cell).length >= MIN_PHONE,
};

/** Reports whether a cell is a number of packages, perhaps with a unit. */
function isSmallNumber(cell: string): boolean {
  return SMALL_NUMBER.test(String(valueOf("pieces", cell, null)));
}

/** Reports whether most of the cells look like values of a field. */
export function looksLike(field: ImportField, cells: string[]): boolean {
  const looks = LOOKS[field];
  return looks === undefined || cells.filter(looks).length > cells.length / 2;
}

/** Reports whether any of the cells is a known status. */
export function hasStatus(cells: string[]): boolean {
  return cells.some(LOOKS.status!);
}
