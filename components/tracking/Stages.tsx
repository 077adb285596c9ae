import { Icon } from "@/components/ui/Icon.tsx";
import type { ActivityColor, Stage } from "@/lib/fields/constants.ts";
import type { TrackingLabels } from "@/lib/tracking/labels.ts";
import type { ShownActivity } from "@/lib/parcels/entry_schema.ts";

const SIGNS = {
  done: "check_circle",
  moving: "radio_button_checked",
  held: "error",
  problem: "error",
  ahead: "radio_button_unchecked",
} as const;

/** The steps of a parcel. Each has an icon and a name, for colour-blind visitors. */
export function Stages(
  { stage, labels }: { stage: Stage; labels: TrackingLabels },
) {
  return (
    <ol class="stages" aria-label={labels.progress}>
      {stepsOf(stage).map(({ stage, state, isCurrent }) => (
        <li
          key={stage}
          class={`stage stage-${state}`}
          aria-current={isCurrent ? "step" : undefined}
        >
          <Icon name={SIGNS[state]} />
          <span>
            {labels.stages[stage]}
            {state === "done" && (
              <span class="visually-hidden">({labels.done})</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The usual steps of a parcel. */
const WAY: readonly Stage[] = [
  "pickedUp",
  "inTransit",
  "outForDelivery",
  "delivered",
];

/** The state of a parcel at a glance. */
export type Tone = "moving" | "held" | "problem" | "done";

/** The index of the step that a stage replaces, -1 for none, and its tone. */
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

/** The tone of a parcel with a custom status, by the colour of its latest entry. */
const OF_COLOR: Record<ActivityColor, Tone> = {
  green: "done",
  black: "moving",
  gold: "held",
  red: "problem",
};

/** Returns the tone of a parcel's stage or, without a stage, of its latest entry. */
export function toneOf(
  stage: Stage | null,
  latest: ShownActivity | undefined,
): Tone {
  return stage === null ? OF_COLOR[latest?.color ?? "black"] : PLACES[stage][1];
}

interface Step {
  stage: Stage;
  state: Tone | "ahead";
  isCurrent: boolean;
}

/** Returns the steps of a parcel. Its stage may replace a usual step or be the last one. */
function stepsOf(stage: Stage): Step[] {
  const [place, here] = PLACES[stage];
  const isEnd = stage === "returned" || stage === "cancelled";
  const way = place < 0 ? WAY : WAY.with(place, stage);
  return way.slice(0, isEnd ? place + 1 : WAY.length).map((stage, index) => ({
    stage,
    state: index < place ? "done" : index > place ? "ahead" : here,
    isCurrent: index === place,
  }));
}
