/** The suggested statuses (decision 25), which tell how far a parcel is. */
export const STAGES = [
  "pending",
  "pickedUp",
  "inTransit",
  "customs",
  "onHold",
  "outForDelivery",
  "readyForPickup",
  "delivered",
  "deliveryFailed",
  "returned",
  "cancelled",
] as const;

export type Stage = typeof STAGES[number];

/** The way of a parcel when all goes well. */
const WAY: readonly Stage[] = [
  "pickedUp",
  "inTransit",
  "outForDelivery",
  "delivered",
];

/** In place of which step of the way a stage stands; -1 is before the first. */
const PLACES: Partial<Record<Stage, number>> = {
  pending: -1,
  customs: 1,
  onHold: 1,
  readyForPickup: 2,
  deliveryFailed: 2,
  returned: 2,
  cancelled: 0,
};

/** A step of a parcel's way. */
export interface Step {
  stage: Stage;
  /** Where the parcel is, seen from this step. */
  state: "done" | "now" | "ahead";
}

/** Gives the way of a parcel with where it is; what came in between stands in place of a step, and some stages end it. */
export function stepsOf(stage: Stage): Step[] {
  const place = PLACES[stage] ?? WAY.indexOf(stage);
  const isEnd = stage === "returned" || stage === "cancelled";
  const way = place < 0 ? [...WAY] : WAY.with(place, stage);
  return way.slice(0, isEnd ? place + 1 : WAY.length).map((stage, index) => ({
    stage,
    state: index < place ? "done" : index > place ? "ahead" : "now",
  }));
}
