/**
 * Shifts the longitudes of a journey so that no step exceeds half the globe, to draw a route across the Pacific the short way.
 * The first one stays unchanged.
 */
export function unrollLongitudes(longitudes: number[]): number[] {
  const unrolled: number[] = [];
  for (const longitude of longitudes) {
    const before = unrolled.at(-1) ?? longitude;
    unrolled.push(longitude + 360 * Math.round((before - longitude) / 360));
  }
  return unrolled;
}
