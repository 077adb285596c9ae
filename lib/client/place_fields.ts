import * as L from "leaflet";
import { BOUNDS } from "@/lib/fields/constants.ts";
import { plainNumber } from "@/lib/fields/coordinates.ts";
import type { PlaceKind } from "@/lib/tracking/places.ts";
import { unrollLongitudes } from "./longitudes.ts";

/** Five decimals of a degree are about a metre. */
const DECIMALS = 5;

/**
 * Returns the places in the fields: the first on the copy of the world nearest to a given longitude, each later one nearest to
 * its predecessor.
 */
export function readJourney(
  places: PlaceKind[],
  near: number,
): Map<PlaceKind, L.LatLng> {
  const journey = new Map<PlaceKind, L.LatLng>();
  for (const kind of places) {
    const point = readPoint(kind);
    if (point === null) continue;
    near = unrollLongitudes([near, point.lng])[1]!;
    journey.set(kind, L.latLng(point.lat, near));
  }
  return journey;
}

function fieldsOf(kind: PlaceKind) {
  return { latitude: field("latitude"), longitude: field("longitude") };

  function field(name: string): HTMLInputElement {
    return document.querySelector(`[name=map_${kind}_${name}]`)!;
  }
}

/** Returns a place's coordinates from its fields, as text. */
export function coordinatesText(kind: PlaceKind): string {
  const { latitude, longitude } = fieldsOf(kind);
  return `${latitude.value}, ${longitude.value}`;
}

/** Returns a place's point from its fields; null unless both coordinates are valid. */
export function readPoint(kind: PlaceKind): L.LatLng | null {
  const { latitude, longitude } = fieldsOf(kind);
  const lat = readDegrees(latitude, BOUNDS.latitude.max);
  const lng = readDegrees(longitude, BOUNDS.longitude.max);
  return lat === null || lng === null ? null : L.latLng(lat, lng);
}

/** Returns the number in a field; null if it is empty, no number or above `max` in either direction. */
function readDegrees({ value }: HTMLInputElement, max: number): number | null {
  const degrees = value.trim() === "" ? NaN : Number(plainNumber(value));
  return Math.abs(degrees) <= max ? degrees : null;
}

/** Writes a point into a place's fields. */
export function writePoint(kind: PlaceKind, point: L.LatLng): void {
  const { lat, lng } = point.wrap();
  const { latitude, longitude } = fieldsOf(kind);
  latitude.value = String(Number(lat.toFixed(DECIMALS)));
  longitude.value = String(Number(lng.toFixed(DECIMALS)));
  // Notifies the form as typing would, after both are set.
  latitude.dispatchEvent(new Event("input", { bubbles: true }));
}
