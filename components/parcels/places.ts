import type { PublicParcel } from "@/lib/schemas/records.ts";
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

/** The places of a parcel that have both coordinates, in the order of the journey (decision 26). */
export function mapPlaces(parcel: PublicParcel, labels: MapLabels): Place[] {
  const found = [
    place("pickup", labels.pickup, parcel.pickup_location, [
      parcel.map_pickup_latitude,
      parcel.map_pickup_longitude,
    ]),
    place("current", labels.current, parcel.current_location, [
      parcel.map_current_latitude,
      parcel.map_current_longitude,
    ]),
    place("destination", labels.destination, parcel.destination, [
      parcel.map_destination_latitude,
      parcel.map_destination_longitude,
    ]),
  ];
  return found.filter((each) => each !== null);
}

type Coordinate = number | null | undefined;

function place(
  kind: PlaceKind,
  label: string,
  text: string | null,
  [latitude, longitude]: [Coordinate, Coordinate],
): Place | null {
  if (typeof latitude !== "number" || typeof longitude !== "number") {
    return null;
  }
  return { kind, label, text, latitude, longitude };
}
