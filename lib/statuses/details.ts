import { type Stage, STAGES } from "@/lib/fields/constants.ts";

/**
 * What separates a heading from its details, as in "Returned: address unknown", and one statement from the next, as in
 * "Sorted and on its way".
 */
const SEPARATOR =
  /[:;,.!|/()\n،؛।•]| [-–—]|[-–—] | (?:and|und|et|y|e|ed|och|и|ve|dan|và|و|और) /u;

/** Texts with more parts are sentences. */
const MAX_PARTS = 5;

/** Details that a heading of a final stage may have: why the parcel came back, how it was delivered. */
const FINAL: Partial<Record<Stage, readonly Stage[]>> = {
  delivered: ["delivered"],
  returned: ["returned", "delivered", "deliveryFailed", "onHold"],
  cancelled: ["cancelled", "deliveryFailed", "onHold"],
};

const UNDER_WAY = STAGES.filter((stage) =>
  stage !== "pending" && !(stage in FINAL)
);

/**
 * By the stage of a heading: the stages of details that say more than the heading. Other details of a parcel under way
 * are reasons or intentions, as in "Delivery failed - delivery tomorrow".
 */
const SAYS_MORE: Partial<Record<Stage, readonly Stage[]>> = {
  pending: UNDER_WAY,
  pickedUp: UNDER_WAY,
  inTransit: UNDER_WAY,
  customs: ["inTransit"],
  onHold: ["customs", "readyForPickup", "deliveryFailed", "returned"],
  outForDelivery: ["customs", "onHold", "readyForPickup", "deliveryFailed"],
  deliveryFailed: ["readyForPickup", "returned"],
  delivered: ["returned"],
};

/**
 * Returns the stage of a text that consists of several known texts; null if `find` does not know one of them, or if they
 * contradict each other. The first is a heading, the others are details.
 */
export function detailedStage(
  text: string,
  find: (text: string) => Stage | null,
): Stage | null {
  const parts = text.replaceAll(/[^\S\n]+/gu, " ").split(SEPARATOR)
    .map((part) => part.trim()).filter((part) => part !== "");
  return parts.length > MAX_PARTS ? null : stageOfParts(parts, find);
}

function stageOfParts(
  parts: readonly string[],
  find: (text: string) => Stage | null,
): Stage | null {
  for (let end = parts.length - 1; end > 0; end--) {
    const heading = find(parts.slice(0, end).join(" "));
    if (heading === null) continue;
    const rest = parts.slice(end);
    const detail = find(rest.join(" ")) ?? stageOfParts(rest, find);
    if (detail !== null) return joinStages(heading, detail);
  }
  return null;
}

/** Returns null if one means that the parcel is under way, and the other that it is not. */
function joinStages(heading: Stage, detail: Stage): Stage | null {
  if (SAYS_MORE[heading]?.includes(detail)) return detail;
  const fits = FINAL[heading]?.includes(detail) ?? !(detail in FINAL);
  return fits ? heading : null;
}
