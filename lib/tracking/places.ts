import type { ShownParcel } from "@/lib/parcels/schema.ts";
import type { MapLabels } from "./labels.ts";

export type PlaceKind = "pickup" | "current" | "destination";

/** A marker on the map and its text. */
export interface Place {
  kind: PlaceKind;
  label: string;
  /** The place as typed, or null. */
  text: string | null;
  latitude: number;
  longitude: number;
}

/** The source of map tiles. */
export interface TileSource {
  /** A URL template with `{z}`, `{x}` and `{y}`. */
  url: string;
  attribution: string;
  /** "ours" are drawn for the light theme and toned for the dark one; "theirs" can only be inverted. */
  kind: "ours" | "theirs";
  /** The deepest zoom of the source; maps overzoom beyond it. */
  maxZoom: number;
  /** The URL of the style sheet that only maps need. */
  styles: string;
}

export interface MapView {
  places: Place[];
  /** The maximum initial zoom; null leaves it to the map. */
  zoom: number | null;
  labels: MapLabels;
  tiles: TileSource;
}

/** Draws a map or updates it. */
export type Draw = (view: MapView) => void;

const JOURNEY: PlaceKind[] = ["pickup", "current", "destination"];

/** Returns the places with both coordinates, in the order of the journey. */
export function mapPlaces(parcel: ShownParcel, labels: MapLabels): Place[] {
  return JOURNEY.flatMap((kind) => {
    const field = kind === "destination" ? kind : `${kind}_location` as const;
    const latitude = parcel[`map_${kind}_latitude`];
    const longitude = parcel[`map_${kind}_longitude`];
    return typeof latitude === "number" && typeof longitude === "number"
      ? { kind, label: labels[kind], text: parcel[field], latitude, longitude }
      : [];
  });
}
