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

/** The default icon of an entry (spec section 9). */
export const DEFAULT_ACTIVITY_ICON: ActivityIcon = "airplanemode_active";

/** The icons of a page, in the order of the picker (spec section 3). */
export const PAGE_ICONS = ["people", "copyright", "pages", "folder"] as const;

/** The hero images and overlays of a page, in the order of the pickers. */
export const PAGE_IMAGES = [
  "hero1",
  "hero-mixed",
  "hero-air",
  "hero-sea",
  "hero-road",
  "hero-warehouse",
] as const;
export const PAGE_OVERLAYS = ["overlay1", "overlay2", "overlay3"] as const;

/** The default look of a page (spec section 9). */
export const PAGE_DEFAULTS = {
  icon: "people",
  overlay: "overlay1",
  image: "hero-mixed",
  in_footer: "no",
} as const;

/** The colours of a history entry (spec section 3). */
export const ACTIVITY_COLORS = ["green", "black", "gold", "red"] as const;

export type ActivityColor = (typeof ACTIVITY_COLORS)[number];

/** The stages whose names are suggested as a parcel's status; any other text is also allowed. */
export const STAGES = [
  "pending",
  "pickedUp",
  "inTransit",
  "customs",
  "onHold",
  "outForDelivery",
  "readyForPickup",
  "delivered",
  "deliveryFailed",
  "returned",
  "cancelled",
] as const;

export type Stage = (typeof STAGES)[number];

/** The stages that parcels are indexed by, as the API names them: those of STAGES, any other status, and no status. */
export const PARCEL_STAGES = [
  "pending",
  "picked_up",
  "in_transit",
  "customs",
  "on_hold",
  "out_for_delivery",
  "ready_for_pickup",
  "delivered",
  "delivery_failed",
  "returned",
  "cancelled",
  "other",
  "none",
] as const;

export type ParcelStage = (typeof PARCEL_STAGES)[number];

/** The stages in which a parcel is closed; in all others it is open. */
export const CLOSED_STAGES: readonly ParcelStage[] = [
  "delivered",
  "returned",
  "cancelled",
];

/** The days without an event after which parcels are counted as stalled. */
export const STALLED_DAYS = [3, 7, 14] as const;

export type StalledDays = (typeof STALLED_DAYS)[number];

/** Maximum characters of a text field (spec section 9). */
export const MAX_TEXT = 300;

/** Maximum characters of an email address. */
export const MAX_EMAIL = 254;

/** The length of a tracking code. */
export const MIN_CODE = 4;
export const MAX_CODE = 40;
/** Maximum characters of a code as typed, with spaces and dashes. */
export const MAX_TYPED_CODE = 60;

/** Maximum characters of a description or review. */
export const MAX_LONG_TEXT = 2000;

/** Maximum characters of a mail's or message's body and of the chat code. */
export const MAX_BODY = 20_000;

/** The mail templates, in the order of the picker (spec section 9). */
export const MAIL_TEMPLATES = [
  "plain",
  "html1",
  "html2",
  "html3",
  "html4",
] as const;

export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** The mail drivers; `log` keeps mails without sending them. */
export const MAIL_DRIVERS = ["log", "smtp", "api"] as const;

export type MailDriver = (typeof MAIL_DRIVERS)[number];

/** The privacy modes of the tracking page. */
export const TRACKING_PRIVACY = ["full", "masked"] as const;

/** The length of a password. */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 300;

/** The bounds of number and date fields. */
export const BOUNDS = {
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
  zoom: { min: 1, max: 19 },
  pieces: { min: 1, max: 9_999 },
  rating: { min: 1, max: 5 },
  gauge: { min: 0, max: 100 },
  year: { min: 1000, max: 2999 },
  day: { min: "1900-01-01", max: "2199-12-31" },
  containers: { min: 0, max: 1_000_000_000 },
  journalDays: { min: 30, max: 3_650 },
} as const;

/** The client's error for a missing or unreadable response (spec section 8). */
export const NO_ANSWER = "Invalid Json";

/** The request header with the language of the calling page. */
export const PAGE_LANGUAGE = "page-language";

/** The fields of a history entry that the journal shows. */
export const ENTRY_FIELDS = [
  "title",
  "description",
  "icon",
  "color",
  "occurred_at",
] as const;

/** Days in the trash before a record is erased. */
export const TRASH_DAYS = 30;

/** The sort orders of a list by creation time; the first is the default. */
export const LIST_ORDERS = ["newest", "oldest"] as const;

export type ListOrder = (typeof LIST_ORDERS)[number];

/** What a list of parcels can be sorted by: creation, due day, or last event. */
export const PARCEL_SORTS = ["created", "due", "event"] as const;

export type ParcelSort = (typeof PARCEL_SORTS)[number];

/** The offered numbers of rows of a list of parcels, and the default one. */
export const ROW_CHOICES = [15, 50, 100] as const;
export const PARCEL_ROWS = 50;

/** The names of the supported CSV separators. */
export const CSV_SEPARATORS = ["comma", "semicolon"] as const;

export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** How far in the future a history entry may be dated. */
export const MAX_AHEAD_MS = 24 * 60 * 60_000;

/** The number of records that can be reached by page number, without a cursor. */
export const MAX_NUMBERED_RECORDS = 1000;

/** Maximum `total` of a search. */
export const MAX_COUNTED_MATCHES = 1000;

/** The id of the language and theme form; its buttons are elsewhere on the page. */
export const PREFERENCES = "preferences";

/** The query parameter with the outcome of the preceding action. */
export const DONE = "done";

/** The query parameter that lists the fields that others changed while a form was open. */
export const OTHERS = "others";

/** Maximum rows of an open list that are checked for changes. */
export const MAX_NEWS = 300;
