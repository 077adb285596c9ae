import { asset } from "fresh/runtime";
import type { PlaceKind } from "@/lib/parcels/places.ts";

/**
 * The pin of a place, in the list of places, from which the map copies it. Each has a shape of its own, for eyes that see no
 * colours.
 */
export function Pin({ kind }: { kind: PlaceKind }) {
  return (
    <svg class={`pin pin-${kind}`} viewBox="0 0 32 42" aria-hidden="true">
      <use href={`${asset("/pins.svg")}#${kind}`} />
    </svg>
  );
}
