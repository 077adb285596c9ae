import type {
  ActivityColor,
  ActivityIcon,
  Stage,
} from "@/lib/fields/constants.ts";

/** How an entry of a history looks. */
export interface ActivityLook {
  icon: ActivityIcon;
  color: ActivityColor;
}

/** How the entry of a suggested status looks unless told otherwise (decision 118). */
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

/** How the entry of any other status looks. */
const PLAIN_LOOK: ActivityLook = {
  icon: "radio_button_checked",
  color: "black",
};

/** Returns how the entry of a status looks that is at this stage, or at none that is known. */
export function lookOf(stage: Stage | null): ActivityLook {
  return stage === null ? PLAIN_LOOK : STAGE_LOOKS[stage];
}
