/** The icons of an activity (spec section 3), drawn filled: they mark a point on a timeline. */
const ACTIVITY_ICON_NAMES = [
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

/** All other icons, drawn as outlines. */
const INTERFACE_ICON_NAMES = [
  "add",
  "arrow_back",
  "arrow_forward",
  "assignment",
  "check",
  "close",
  "content_copy",
  "copyright",
  "dark_mode",
  "dashboard",
  "delete",
  "edit",
  "error",
  "expand_more",
  "folder",
  "history",
  "home",
  "image",
  "inbox",
  "info",
  "inventory_2",
  "key",
  "light_mode",
  "link",
  "lock",
  "logout",
  "mail",
  "map",
  "menu",
  "my_location",
  "outbox",
  "pages",
  "pause",
  "payments",
  "people",
  "phone",
  "place",
  "play_arrow",
  "print",
  "public",
  "receipt_long",
  "reviews",
  "route",
  "schedule",
  "search",
  "send",
  "settings",
  "share",
  "star",
  "star_border",
  "star_half",
  "support_agent",
  "terminal",
  "translate",
  "visibility",
  "visibility_off",
  "warehouse",
] as const;

export type IconName =
  | typeof ACTIVITY_ICON_NAMES[number]
  | typeof INTERFACE_ICON_NAMES[number];

/** The drawing style of each icon in the sprite. */
export const ICON_STYLES: {
  style: "baseline" | "outline";
  names: readonly IconName[];
}[] = [
  { style: "baseline", names: ACTIVITY_ICON_NAMES },
  { style: "outline", names: INTERFACE_ICON_NAMES },
];
