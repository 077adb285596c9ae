/** The icons of a history entry, in the order of the picker (spec section 3). */
export const ACTIVITY_ICONS = [
  "radio_button_checked",
  "pan_tool",
  "verified",
  "check_circle",
  "radio_button_unchecked",
  "airplanemode_active",
  "moped",
  "directions_boat",
  "local_shipping",
  "home_work",
  "departure_board",
] as const;

export type ActivityIcon = (typeof ACTIVITY_ICONS)[number];

/** The icon of an entry that names none (spec section 9). */
export const DEFAULT_ACTIVITY_ICON: ActivityIcon = "airplanemode_active";

/** The colours of a history entry (spec section 3). */
export const ACTIVITY_COLORS = ["green", "black", "gold", "red"] as const;

export type ActivityColor = (typeof ACTIVITY_COLORS)[number];

/** The most characters of a text field (spec section 9). */
export const MAX_TEXT = 300;

/** The most characters of an email address (security MAI-1). */
export const MAX_EMAIL = 254;

/** The bounds of a tracking code's length (decision 13). */
export const MIN_CODE = 4;
export const MAX_CODE = 40;

/** The most characters of a description or review (design section 4). */
export const MAX_LONG_TEXT = 2000;

/** The bounds of a password's length (decision 19). */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 300;

/** The bounds of coordinates and zoom (decision 26). */
export const BOUNDS = {
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
  zoom: { min: 1, max: 19 },
} as const;

/** The most records that page numbers reach without a cursor (decision 10). */
export const MAX_NUMBERED_RECORDS = 1000;
