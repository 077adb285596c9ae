import type { Stage } from "@/lib/schemas/constants.ts";

/** The way of a parcel when all goes well. */
const WAY: readonly Stage[] = [
  "pickedUp",
  "inTransit",
  "outForDelivery",
  "delivered",
];

/** Where the parcel is, seen from a step of its way. */
type State = "done" | "now" | "trouble" | "ahead";

/** In place of which step of the way a stage stands, none for -1, and how it stands there. */
const PLACES: Record<Stage, [place: number, state: State]> = {
  pending: [-1, "now"],
  pickedUp: [0, "now"],
  inTransit: [1, "now"],
  customs: [1, "trouble"],
  onHold: [1, "trouble"],
  outForDelivery: [2, "now"],
  readyForPickup: [2, "now"],
  delivered: [3, "done"],
  deliveryFailed: [2, "trouble"],
  returned: [2, "trouble"],
  cancelled: [0, "trouble"],
};

/** A step of a parcel's way. */
export interface Step {
  stage: Stage;
  state: State;
  /** Whether the parcel is here. */
  isCurrent: boolean;
}

/** Gives the way of a parcel with where it is; what came in between stands in place of a step, and some stages end it. */
export function stepsOf(stage: Stage): Step[] {
  const [place, here] = PLACES[stage];
  const isEnd = stage === "returned" || stage === "cancelled";
  const way = place < 0 ? WAY : WAY.with(place, stage);
  return way.slice(0, isEnd ? place + 1 : WAY.length).map((stage, index) => ({
    stage,
    state: index < place ? "done" : index > place ? "ahead" : here,
    isCurrent: index === place,
  }));
}
