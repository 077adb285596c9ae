import { normalizeTrackingCode } from "./tracking_code.ts";

/** Matches the code in the query of a link; `=` because mails break lines by it. */
const PARAMETER =
  /(?:^|[?&;/#])code=(?:%2[27]|%3c)*((?:[a-z0-9\p{Nd}\p{Pd}\p{Cf}+=]|%[\da-f]{2})+)/iu;
/** Matches the code in the path of a parcel's screen, call or QR code. */
const PATH =
  /\/(?:control\/parcels|api\/parcels|qr)\/(?![a-z0-9-]*\.html)((?:[a-z0-9\p{Nd}\p{Pd}\p{Cf}]|%[\da-f]{2})+)/iu;

/** Matches "http" and what follows in base64, as some wrappers write links. */
const BASE64_LINK = /aHR0c[\w+/-]+/g;

/** Matches a parcel's number in a GS1 Digital Link. */
const DIGITAL_LINK = /\/00\/(\d{18})(?!\d)/;

/** Where the tracking page's part of a link begins; a wrapper may have a parameter of the same name before it. */
const PAGE = /track\.html/i;

/** How often a link may be wrapped in another one. */
const MAX_WRAPPERS = 4;

const HAS_LINK =
  /:\/\/|%3a%2f|%253a|code=|code%3d|code-3d|track\.html|\/parcels\/|\/qr\//i;

/** Reports whether a word may contain a link to a parcel. */
export function isLink(word: string): boolean {
  return HAS_LINK.test(word);
}

/**
 * Returns what the code in a link may be, the likeliest first: the second one is for mails that write `=` as `=3D`. Returns none if
 * the link has no code. Mail scanners wrap links: the code is then in an encoded parameter.
 */
export function codesOfLink(link: string): string[] {
  let text = link;
  for (let depth = 0; depth <= MAX_WRAPPERS; depth++) {
    const page = text.slice(Math.max(0, text.search(PAGE)));
    const value = (PARAMETER.exec(page) ?? PATH.exec(page))?.[1];
    const codes = value === undefined ? [] : readingsOf(value);
    if (codes.length > 0) return codes;
    const number = DIGITAL_LINK.exec(text)?.[1];
    if (number !== undefined) return [`00${number}`, number];
    const inner = unwrap(text);
    if (inner === text) return [];
    text = inner;
  }
  return [];
}

/** Splits a word that begins with a link after its code, where a list goes on: LINK,CODE. */
export function splitAfterLink(word: string): [link: string, rest: string] {
  const code = PARAMETER.exec(word);
  const end = code === null ? word.length : code.index + code[0].length;
  return /^[,;|]/.test(word.slice(end))
    ? [word.slice(0, end), word.slice(end + 1)]
    : [word, ""];
}

function readingsOf(value: string): string[] {
  const typed = decode(value.replaceAll("+", " ")).trim()
    .match(/^[\p{L}\p{N}\p{Pd}\p{Cf}\s=]+/u)?.[0].replaceAll("=", "") ?? "";
  const readings = /^3d/i.test(typed) ? [typed, typed.slice(2)] : [typed];
  return readings.filter((code) => normalizeTrackingCode(code) !== null);
}

/** Returns the link inside of a wrapper; the same text if there is none. */
function unwrap(text: string): string {
  // Proofpoint writes `%3D` as `-3D`, and `/` as `_`.
  if (/code-3d/i.test(text)) {
    return decode(text.replace(/-(?=[\da-f]{2})/gi, "%")).replaceAll("_", "/");
  }
  return decode(text.replace(BASE64_LINK, decodeBase64));
}

function decodeBase64(link: string): string {
  try {
    return atob(link.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return link;
  }
}

/** Decodes what is percent-encoded, and keeps what is encoded wrongly. */
function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
