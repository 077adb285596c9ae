import { asset } from "fresh/runtime";
import type { PlaceKind } from "@/lib/tracking/places.ts";

/** The pin of a place; the map copies it from the list. Pins differ in shape, for colour-blind visitors. */
export function Pin({ kind }: { kind: PlaceKind }) {
  return (
    <svg class={`pin pin-${kind}`} viewBox="0 0 32 42" aria-hidden="true">
      <use href={`${asset("/pins.svg")}#${kind}`} />
    </svg>
  );
}
