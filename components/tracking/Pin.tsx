import { asset } from "fresh/runtime";
import type { PlaceKind } from "@/lib/tracking/places.ts";

/** The pin of a place, which the map copies from the list of places. Pins differ in shape, for visitors who see no colours. */
export function Pin({ kind }: { kind: PlaceKind }) {
  return (
    <svg class={`pin pin-${kind}`} viewBox="0 0 32 42" aria-hidden="true">
      <use href={`${asset("/pins.svg")}#${kind}`} />
    </svg>
  );
}
