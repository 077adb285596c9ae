import { Icon } from "@/components/ui/Icon.tsx";
import type { TrackingLabels } from "./labels.ts";
import { type Stage, type Step, stepsOf } from "./stages.ts";

interface StagesProps {
  stage: Stage;
  labels: TrackingLabels;
}

/** What a parcel does not want to be; the others are steps of its way. */
const TROUBLES: readonly Stage[] = [
  "customs",
  "onHold",
  "deliveryFailed",
  "returned",
  "cancelled",
];

/** How far a parcel is, at a glance: each step with a sign and its name, because colours alone say nothing to some. */
export function Stages({ stage, labels }: StagesProps) {
  return (
    <ol class="stages" aria-label={labels.progress}>
      {stepsOf(stage).map((step) => (
        <li
          key={step.stage}
          class={`stage stage-${step.state}${
            isTrouble(step) ? " stage-trouble" : ""
          }`}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <Icon name={signOf(step)} />
          <span>
            {labels.stages[step.stage]}
            {step.state === "done" && (
              <span class="visually-hidden">({labels.done})</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function isTrouble({ stage, state }: Step): boolean {
  return state === "now" && TROUBLES.includes(stage);
}

function signOf(step: Step) {
  const { stage, state } = step;
  if (isTrouble(step)) return "error";
  if (state === "done" || stage === "delivered" && state === "now") {
    return "check_circle";
  }
  return state === "now" ? "radio_button_checked" : "radio_button_unchecked";
}
