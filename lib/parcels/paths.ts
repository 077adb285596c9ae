/** Returns the path of a parcel's screen, or of one below it: parcelPath(code, "/update"). */
export function parcelPath(code: string, below = ""): string {
  return `/control/parcels/${encodeURIComponent(code)}${below}`;
}
