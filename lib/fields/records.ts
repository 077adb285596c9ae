import type { Problem } from "@/lib/errors.ts";
import type { LocaleCode } from "@/lib/i18n/locales.ts";
import type {
  ActivityColor,
  ActivityIcon,
  INVOICED_FIELDS,
  ISSUER_SETTINGS,
  MailDriver,
  MailTemplate,
  PageIcon,
  PUBLIC_SETTINGS,
  TrackingPrivacy,
} from "./constants.ts";

/** What every stored record carries; times are ISO, UTC. */
export interface Stored {
  id: string;
  /** Counts the changes, from 1. */
  version: number;
  created_at: string;
  updated_at: string;
}

/** The map of a parcel; a place is known when both of its numbers are (decision 26). */
export interface ParcelMapFields {
  map_zoom: number | null;
  map_current_latitude: number | null;
  map_current_longitude: number | null;
  map_pickup_latitude: number | null;
  map_pickup_longitude: number | null;
  map_destination_latitude: number | null;
  map_destination_longitude: number | null;
}

/** Everything about a parcel that an administrator can type (spec section 3). */
export interface ParcelFields extends ParcelMapFields {
  tracking_code: string;
  recipient_name: string;
  destination: string;
  recipient_email: string | null;
  recipient_phone_number: string | null;
  current_location: string | null;
  status: string | null;
  weight: string | null;
  shipped_via: string | null;
  sender_name: string | null;
  sender_email: string | null;
  pickup_location: string | null;
  parcel_content: string | null;
  declared_value: string | null;
  /** `YYYY-MM-DD` */
  min_expected_delivery_date: string | null;
  max_expected_delivery_date: string | null;
  show_map: "yes" | "no";
}

/** A parcel as stored; `image` is a file name below /uploads/images. */
export interface Parcel extends Stored, ParcelFields {
  image: string | null;
}

/** What the month, day and time of a history entry show, in the site's time zone (decision 24). */
export interface CreatedParts {
  created_at_month: string;
  created_at_day: string;
  created_at_time: string;
}

/** One entry of a parcel's history as visitors see it. */
export interface PublicActivity extends CreatedParts {
  id: string;
  title: string;
  description: string;
  icon: ActivityIcon;
  color: ActivityColor;
  occurred_at: string;
  created_at: string;
  updated_at: string;
}

/** One entry of a parcel's history. */
export interface Activity extends Stored, PublicActivity {
  parcel_id: string;
}

/** What a visitor may know of a parcel (decision 12); the map fields come when show_map is yes. */
export interface PublicParcel extends Partial<ParcelMapFields> {
  tracking_code: string;
  weight: string | null;
  status: string | null;
  current_location: string | null;
  min_expected_delivery_date: string | null;
  max_expected_delivery_date: string | null;
  recipient_name: string;
  recipient_email: string | null;
  recipient_phone_number: string | null;
  destination: string;
  sender_name: string | null;
  pickup_location: string | null;
  image: string | null;
  history: PublicActivity[];
  show_map: "yes" | "no";
}

/** A parcel with its history as an administrator sees it. */
export interface AdminParcel extends Parcel {
  history: Activity[];
}

/** The site's settings (spec section 3, decision 1); a text that is not set is null. */
export interface Settings {
  /** Counts the changes; 0 before the first one. */
  version: number;
  contact_email: string | null;
  contact_phone: string | null;
  contact_phone_alt: string | null;
  contact_twitter: string | null;
  contact_telegram: string | null;
  contact_instagram: string | null;
  contact_address: string | null;
  mail_template: MailTemplate;
  meta_description: string | null;
  chat_code: string | null;
  company_name: string;
  /** Null, like the other figures: emptied by the owner, so that the site leaves it out. */
  founded_year: number | null;
  container_count: number | null;
  /** Percent, like the other gauges. */
  gauge_warehousing: number | null;
  gauge_ocean: number | null;
  gauge_air: number | null;
  /** Null stands for the present year. */
  copyright_year: number | null;
  /** Whether visitors see personal data whole (decision 15). */
  tracking_privacy: TrackingPrivacy;
  /** An IANA name, as in "Europe/Lisbon" (decision 24). */
  time_zone: string;
}

/** One page of a list (decision 10). */
export interface Paged<Item> {
  data: Item[];
  current_page: number;
  last_page: number;
  next_page_url: string | null;
  total: number;
  /** The noun of the list, as in "parcels". */
  object: string;
  /** The fields a search looks at. */
  search_keys: readonly string[];
}

/** One page of what a search found (decision 110). */
export interface Found<Item> extends Paged<Item> {
  /** Says that there may be more than `total`. */
  total_is_capped?: true;
}

/** A parcel as it was when its invoice was issued; nothing of it when the invoice is for no parcel (decision 29). */
export type InvoicedParcel = {
  [Field in typeof INVOICED_FIELDS[number]]: string | null;
};

/** An issued invoice; it is never changed and never removed (decision 29). */
export interface Invoice extends Stored, InvoicedParcel {
  /** As in "INV-2026-0001": the year of issue and the place in it, without gaps. */
  number: string;
  /** What was asked for, as typed. */
  product: string;
  status: "issued";
  /** `YYYY-MM-DD` in the site's time zone at that moment. */
  issued_on: string;
  /** The path of the printable page. */
  url: string;
}

/** The company as it was when an invoice was issued (decision 29). */
export type Issuer = Pick<Settings, typeof ISSUER_SETTINGS[number]>;

/** An invoice as its sheet shows it; calls answer no issuer. */
export interface IssuedInvoice extends Invoice {
  issuer: Issuer;
}

/** What a mail is about (decision 31). */
export type MailKind =
  | "message"
  | "pin"
  | "password_notice"
  | "chat_code_notice"
  | "send";

/**
 * How far a mail has come. `kept` was taken by the driver `log` and has not left; `unknown` may have been sent: its process
 * ended while sending it (decision 31).
 */
export type MailStatus =
  | "queued"
  | "sending"
  | "sent"
  | "kept"
  | "failed"
  | "unknown";

/** An outgoing mail. A pin's holds nothing but the administrator's id; of the others the text is kept apart. */
export interface OutboxMail extends Stored {
  kind: MailKind;
  status: MailStatus;
  /** Null for a pin, and until the first try where it is found out then. */
  to: string | null;
  from: string | null;
  subject: string | null;
  /** The record that a mail about one is made from. */
  about_id: string | null;
  /** The language of the recipient, as far as it is known. */
  locale: LocaleCode;
  attempts: number;
  /** When something has to be done about it next; null when nothing has. */
  next_at: string | null;
  sent_at: string | null;
  /** The driver that took it; null before one has. Mails stored by earlier versions lack it. */
  driver?: MailDriver | null;
  /** Why the last try failed. */
  reason: Problem | null;
}

/** The settings as an administrator gets them: with how mail leaves, which the environment says (spec section 3). */
export interface AdminSettings extends Settings {
  mail_driver: MailDriver;
}

/** The settings that the public site shows (decision 35). */
export type PublicSettings = Pick<Settings, typeof PUBLIC_SETTINGS[number]>;

/** What somebody has sent with the contact form (spec section 3, decision 16). */
export interface Message extends Stored {
  subject: string;
  body: string;
  name: string | null;
  email: string | null;
}

/** A content page (spec section 3). */
export interface Page extends Stored {
  /** Its address below /pages, made from its first title and fixed since (decision 28). */
  slug: string;
  title: string;
  /** Lines of markup, as lib/markup reads them (decision 41). */
  content: string;
  icon: PageIcon;
  /** The name of what lies over the picture (decision 42). */
  overlay: string;
  /** The name of the picture at its head; `hero`, where it is set, comes before it. */
  image: string;
  hero: string | null;
  sub_title: string | null;
  /** The language its texts were written in, as a BCP-47 tag (decision 48). */
  language: string;
}

/** What a customer has said; `image` is a file name below /uploads/images (spec section 3). */
export interface Review extends Stored {
  name: string;
  review: string;
  image: string;
  /** Its own stars; null shows the usual ones (decision 43). */
  rating: number | null;
}

/** A review as visitors see it. */
export type PublicReview =
  & Pick<Review, "id" | "name" | "review" | "image">
  & { rating: number };

/** What the site starts with (spec section 7, decision 35). */
export interface Graph {
  pages: { data: Page[] };
  reviews: { data: PublicReview[] };
  /** One record. */
  settings: { data: (PublicSettings | AdminSettings)[] };
  admin: { data: { id: string; email: string } | false };
}

/** An outgoing mail as the API and the panel show it. */
export interface ListedMail extends Omit<OutboxMail, "reason" | "driver"> {
  driver: MailDriver | null;
  reason: string | null;
  /** The text of the administrator's own mail; of others none is kept. */
  body: string | null;
}
