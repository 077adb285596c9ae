import { plainDigits } from "@/lib/i18n/fold.ts";

/** Stands for the separator of GS1 elements, so that an identifier may follow. */
export const GS1_START = "\ue000";
/** Stands between a GS1 identifier and its value. */
export const GS1_VALUE = "\ue001";

const GROUP_SEPARATOR = "\u001d";

/** Matches control characters except white space. */
const CONTROL = /[^\P{Cc}\s]/gu;
/** Matches what scanners and editors show in place of a control character. */
const SHOWN_CONTROL =
  /[<{[](?:GS|RS|FS|US|STX|ETX|EOT|CR|LF|TAB|FNC1)[>}\]]|[\u2400-\u2426]/gi;

/** Matches the prefixes that scanners add to name the kind of a barcode, with and without GS1 elements. */
const AIM_GS1 = /(?<![\p{L}\p{N}[(])\](?:C1|e0|d2|Q3|J1)/gu;
const AIM = /(?<![\p{L}\p{N}[(])\][A-Za-z]\d/gu;

/** Matches the GS1 identifiers of consignments, parcels and serial numbers: as printed, and as scanned. */
const PRINTED_IDENTIFIER = /\((?:(00)\)\s*|(\d{2,4})\))(?=[A-Za-z0-9])/g;
const SCANNED_IDENTIFIER =
  /\ue000(00(?=\d{18}(?!\d))|10|21|40[0-3])(?=[A-Za-z0-9])/g;

/** Matches signs for numbers, and numbers in circles or keys. */
const NUMBER_SIGN =
  /№|(?<![\p{L}\p{N}])n\.?[°º]\.?|\d?\ufe0f?\u20e3|[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793]/giu;

/** Matches the tags of texts, lists and tables. */
const TAG =
  /<\/?(?:b|i|p|a|br|li|ul|ol|td|th|tr|em|div|pre|span|code|strong|tbody|table)\s*\/?>/gi;

/** Removes what mails, keyboards and scanners add to a pasted text, except line breaks. */
export function cleanPaste(text: string): string {
  return markElements(plainDigits(
    joinSoftBreaks(text)
      .replace(/[\uff01-\uff5e]/g, toAscii)
      .replace(NUMBER_SIGN, " ")
      .replace(/\p{Cf}/gu, "")
      .replace(/[\p{Pd}\u2212]/gu, "-")
      .replace(/&(?:amp;)+/gi, "&")
      .replace(TAG, ",")
      .replace(/&(?:quot|lt|gt|apos|nbsp|#0?3[49]|#x2[27]);/gi, " "),
  ));
}

/** Joins lines that a mail in "quoted-printable" form has broken; a field without lines has spaces in place of the breaks. */
function joinSoftBreaks(text: string): string {
  const joined = text.replace(/=[ \t]*\r?\n/g, "");
  return /=3d/i.test(joined) ? joined.replace(/= +/g, "") : joined;
}

function toAscii(fullWidth: string): string {
  return String.fromCharCode(fullWidth.charCodeAt(0) - 0xfee0);
}

/** Marks the elements of GS1 codes, and removes the other signs of scanners. */
function markElements(text: string): string {
  return text.replace(SHOWN_CONTROL, GROUP_SEPARATOR)
    .replace(AIM_GS1, GROUP_SEPARATOR)
    .replace(AIM, " ")
    .replaceAll(GROUP_SEPARATOR, GS1_START)
    .replace(CONTROL, ",")
    .replace(PRINTED_IDENTIFIER, `${GS1_START}$1$2${GS1_VALUE}`)
    .replace(SCANNED_IDENTIFIER, `${GS1_START}$1${GS1_VALUE}`);
}
