import type { ActivityColor, Stage } from "@/lib/fields/constants.ts";
import type { PublicActivity } from "@/lib/parcels/activity_schema.ts";

/** The way of a parcel when all goes well. */
const WAY: readonly Stage[] = [
  "pickedUp",
  "inTransit",
  "outForDelivery",
  "delivered",
];

/** How things stand with a parcel, at a glance (decision 121). */
export type Tone = "moving" | "held" | "problem" | "done";

/** In place of which step of the way a stage stands, none for -1, and how things stand there. */
const PLACES: Record<Stage, [place: number, tone: Tone]> = {
  pending: [-1, "moving"],
  pickedUp: [0, "moving"],
  inTransit: [1, "moving"],
  customs: [1, "held"],
  onHold: [1, "held"],
  outForDelivery: [2, "moving"],
  readyForPickup: [2, "moving"],
  delivered: [3, "done"],
  deliveryFailed: [2, "problem"],
  returned: [2, "problem"],
  cancelled: [0, "problem"],
};

/** Where the status is in the office's own words, the colour of the latest entry tells. */
const OF_COLOR: Record<ActivityColor, Tone> = {
  green: "done",
  black: "moving",
  gold: "held",
  red: "problem",
};

/** Returns the tone of a parcel by its stage, or by its latest entry where the status names none. */
export function toneOf(
  stage: Stage | null,
  latest: PublicActivity | undefined,
): Tone {
  return stage === null ? OF_COLOR[latest?.color ?? "black"] : PLACES[stage][1];
}

/** A step of a parcel's way. */
export interface Step {
  stage: Stage;
  /** How the parcel stands there, or whether the step is still ahead. */
  state: Tone | "ahead";
  /** Whether the parcel is here. */
  isCurrent: boolean;
}

/** Returns the way of a parcel with where it is; what came in between stands in place of a step, and some stages end it. */
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
