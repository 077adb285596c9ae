import type {
  ActivityColor,
  ActivityIcon,
  Stage,
} from "@/lib/fields/constants.ts";

/** The look of a history entry. */
export interface ActivityLook {
  icon: ActivityIcon;
  color: ActivityColor;
}

/** The default look of each suggested status (decision 118). */
const STAGE_LOOKS: Record<Stage, ActivityLook> = {
  pending: { icon: "radio_button_unchecked", color: "black" },
  pickedUp: { icon: "local_shipping", color: "black" },
  inTransit: { icon: "local_shipping", color: "black" },
  customs: { icon: "pan_tool", color: "gold" },
  onHold: { icon: "pan_tool", color: "gold" },
  outForDelivery: { icon: "moped", color: "black" },
  readyForPickup: { icon: "home_work", color: "black" },
  delivered: { icon: "check_circle", color: "green" },
  deliveryFailed: { icon: "pan_tool", color: "red" },
  returned: { icon: "home_work", color: "gold" },
  cancelled: { icon: "pan_tool", color: "red" },
};

/** The look of any other status. */
const PLAIN_LOOK: ActivityLook = {
  icon: "radio_button_checked",
  color: "black",
};

/** Returns the look of a stage, or of none. */
export function lookOf(stage: Stage | null): ActivityLook {
  return stage === null ? PLAIN_LOOK : STAGE_LOOKS[stage];
}
