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

/** Everything else that the screens show, drawn as outlines. */
const INTERFACE_ICON_NAMES = [
  "arrow_back",
  "arrow_forward",
  "check",
  "close",
  "content_copy",
  "copyright",
  "dark_mode",
  "dashboard",
  "error",
  "event",
  "expand_more",
  "flight",
  "folder",
  "home",
  "info",
  "inventory_2",
  "language",
  "light_mode",
  "lock",
  "login",
  "logout",
  "mail",
  "map",
  "menu",
  "my_location",
  "pages",
  "payments",
  "people",
  "person",
  "phone",
  "place",
  "print",
  "public",
  "reviews",
  "route",
  "scale",
  "schedule",
  "search",
  "settings",
  "share",
  "terminal",
  "translate",
  "warehouse",
] as const;

export type IconName =
  | typeof ACTIVITY_ICON_NAMES[number]
  | typeof INTERFACE_ICON_NAMES[number];

/** The drawing style that the sprite takes of each icon. */
export const ICON_STYLES: {
  style: "baseline" | "outline";
  names: readonly IconName[];
}[] = [
  { style: "baseline", names: ACTIVITY_ICON_NAMES },
  { style: "outline", names: INTERFACE_ICON_NAMES },
];
