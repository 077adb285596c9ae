import type { PlaceKind } from "./places.ts";

/** A shape for each place, so that they differ without their colours. The point of each is at 16, 39. */
const SHAPES: Record<PlaceKind, string> = {
  pickup: "M16 3a10 10 0 0 1 2 19.8V39h-4V22.8A10 10 0 0 1 16 3z",
  current: "M16 39C9 29.5 4 22.6 4 15a12 12 0 0 1 24 0c0 7.6-5 14.5-12 24z",
  destination: "M14 39V24H5V4h22v20h-9v15z",
};

const HOLES: Record<PlaceKind, string> = {
  pickup: "M16 9a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  current: "M16 8.6 22.4 15 16 21.4 9.6 15z",
  destination: "m14.6 20-5.2-5.2 2.1-2.1 3.1 3.1 6-6 2.1 2.1z",
};

/** The pin of a place, in the list of places, from which the map copies it. */
export function Pin({ kind }: { kind: PlaceKind }) {
  return (
    <svg class={`pin pin-${kind}`} viewBox="0 0 32 42" aria-hidden="true">
      <path class="pin-shape" d={SHAPES[kind]} />
      <path class="pin-hole" d={HOLES[kind]} />
    </svg>
  );
}
