/** Matches decimals with a point or, as in many languages, a comma; the sign may be a true minus (U+2212). */
const NUMBER = /^([-+\u2212]?)(\d+)(?:[.,](\d+))?$/;

/** Matches two numbers separated by a space, a semicolon, a slash, or a comma and a space. */
const SPACED =
  /^\(?([-+\u2212]?\d{1,3}(?:[.,]\d{1,15})?)°?(?: ?[;/] ?|, | )([-+\u2212]?\d{1,3}(?:[.,]\d{1,15})?)°?\)?$/;

/** Matches two numbers separated by only a comma, so their decimals need points. */
const JOINED =
  /^\(?([-+\u2212]?\d{1,3}\.\d{1,15})°?,([-+\u2212]?\d{1,3}\.\d{1,15})°?\)?$/;

/** Converts a typed decimal to JSON notation. Returns other texts unchanged. */
export function plainNumber(text: string): string {
  const [, sign, whole, decimals] = NUMBER.exec(text.trim()) ?? [];
  if (whole === undefined) return text;
  const point = decimals === undefined ? "" : `.${decimals}`;
  return sign!.replace("\u2212", "-") + whole + point;
}

/** Parses a pair of coordinates, such as "48,5; 2,3", into decimals in JSON notation. Returns null for other texts. */
export function pairOf(
  text: string,
): [latitude: string, longitude: string] | null {
  const plain = text.trim().replace(/\s+/g, " ");
  const [, latitude, longitude] = SPACED.exec(plain) ?? JOINED.exec(plain) ??
    [];
  if (latitude === undefined) return null;
  return [plainNumber(latitude), plainNumber(longitude!)];
}
