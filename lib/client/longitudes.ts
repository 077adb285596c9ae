/**
 * Shifts the longitudes of a journey so that no step is longer than half the globe; a route over the Pacific is then not
 * drawn around the other side. The first one stays as it is.
 */
export function unrollLongitudes(longitudes: number[]): number[] {
  const unrolled: number[] = [];
  for (const longitude of longitudes) {
    const before = unrolled.at(-1) ?? longitude;
    unrolled.push(longitude + 360 * Math.round((before - longitude) / 360));
  }
  return unrolled;
}
