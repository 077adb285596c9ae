import { Icon } from "@/components/ui/Icon.tsx";
import type { Stage } from "@/lib/fields/constants.ts";
import type { TrackingLabels } from "@/lib/parcels/labels.ts";
import { stepsOf } from "./stages.ts";

interface StagesProps {
  stage: Stage;
  labels: TrackingLabels;
}

const SIGNS = {
  done: "check_circle",
  moving: "radio_button_checked",
  held: "error",
  problem: "error",
  ahead: "radio_button_unchecked",
} as const;

/** How far a parcel is, at a glance: each step with a sign and its name, because colours alone say nothing to some. */
export function Stages({ stage, labels }: StagesProps) {
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
