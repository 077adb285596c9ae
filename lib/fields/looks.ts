import { z } from "zod";
import { ACTIVITY_COLORS, ACTIVITY_ICONS } from "./constants.ts";
import { labelsOf, means } from "./meaning.ts";

/** The icon and colour of a history entry. */
export const activityIcon = means(z.enum(ACTIVITY_ICONS), {
  widget: "icons",
  labels: labelsOf(ACTIVITY_ICONS, (icon) => `icon.${icon}`),
});
export const activityColor = means(z.enum(ACTIVITY_COLORS), {
  widget: "colors",
  labels: labelsOf(ACTIVITY_COLORS, (color) => `tracking.color.${color}`),
});
