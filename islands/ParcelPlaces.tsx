import { ParcelMap } from "@/components/parcels/ParcelMap.tsx";
import type { MapView } from "@/lib/parcels/places.ts";

/** The map of a parcel on a static screen (spec section 2). */
export default function ParcelPlaces(view: MapView) {
  return <ParcelMap {...view} />;
}
