import type { PublicParcel } from "./schema.ts";
import type { MapLabels } from "./labels.ts";

export type PlaceKind = "pickup" | "current" | "destination";

/** A marker of the map (spec section 2) and the words that say the same. */
export interface Place {
  kind: PlaceKind;
  label: string;
  /** The place as the operator wrote it; null when unset. */
  text: string | null;
  latitude: number;
  longitude: number;
}

/** Where map tiles come from. */
export interface TileSource {
  /** A template with `{z}`, `{x}` and `{y}`. */
  url: string;
  attribution: string;
  /** Ours are drawn for the light theme and toned for the dark one; others can only be inverted. */
  kind: "ours" | "theirs";
  /** The deepest zoom that the source has; maps scale its tiles up beyond it. */
  maxZoom: number;
  /** The address of the style sheet that only maps need. */
  styles: string;
}

/** All that a map is drawn from. */
export interface MapView {
  places: Place[];
  /** How close the map may look at first, as the operator chose it; null leaves it to the map. */
  zoom: number | null;
  labels: MapLabels;
  tiles: TileSource;
}

/** Draws a map, or what has changed of it. */
export type Draw = (view: MapView) => void;

const JOURNEY: PlaceKind[] = ["pickup", "current", "destination"];

/** The places of a parcel that have both coordinates, in the order of the journey (decision 26). */
export function mapPlaces(parcel: PublicParcel, labels: MapLabels): Place[] {
  return JOURNEY.flatMap((kind) => {
    const field = kind === "destination" ? kind : `${kind}_location` as const;
    const latitude = parcel[`map_${kind}_latitude`];
    const longitude = parcel[`map_${kind}_longitude`];
    return typeof latitude === "number" && typeof longitude === "number"
      ? { kind, label: labels[kind], text: parcel[field], latitude, longitude }
      : [];
  });
}
