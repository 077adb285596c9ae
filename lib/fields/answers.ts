import { z } from "zod";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import {
  ACTIVITY_COLORS,
  ACTIVITY_ICONS,
  MAIL_DRIVERS,
  MAIL_TEMPLATES,
  PAGE_ICONS,
  TRACKING_PRIVACY,
} from "./constants.ts";
import type {
  Activity,
  AdminParcel,
  AdminSettings,
  Found,
  Graph,
  Invoice,
  ListedMail,
  Message,
  Page,
  Paged,
  Parcel,
  PublicActivity,
  PublicParcel,
  PublicReview,
  PublicSettings,
  Review,
} from "./records.ts";

/**
 * What the calls answer in `data`, by name: the description in openapi.json, and the type that a call's function must
 * give. `satisfies` holds each shape to its type in records.ts. Loaded for the description alone; the calls of
 * lib/site/calls.ts name these by their types.
 */

const text = z.string();
const optional = z.string().nullable();
const number = z.number().nullable();
const moment = z.iso.datetime();
const date = z.iso.date().nullable();

const stored = {
  id: text,
  version: z.int().min(1),
  created_at: moment,
  updated_at: moment,
};

const mapFields = {
  map_zoom: number,
  map_current_latitude: number,
  map_current_longitude: number,
  map_pickup_latitude: number,
  map_pickup_longitude: number,
  map_destination_latitude: number,
  map_destination_longitude: number,
};

const activityFields = {
  id: text,
  title: text,
  description: text,
  icon: z.enum(ACTIVITY_ICONS),
  color: z.enum(ACTIVITY_COLORS),
  occurred_at: moment,
  created_at: moment,
  updated_at: moment,
  created_at_month: text,
  created_at_day: text,
  created_at_time: text,
};

const publicActivity = z.strictObject(
  activityFields,
) satisfies z.ZodType<PublicActivity>;

const activity = z.strictObject({
  ...activityFields,
  ...stored,
  parcel_id: text,
}) satisfies z.ZodType<Activity>;

const parcel = z.strictObject({
  ...stored,
  tracking_code: text,
  recipient_name: text,
  destination: text,
  recipient_email: optional,
  recipient_phone_number: optional,
  current_location: optional,
  status: optional,
  weight: optional,
  shipped_via: optional,
  sender_name: optional,
  sender_email: optional,
  pickup_location: optional,
  parcel_content: optional,
  declared_value: optional,
  min_expected_delivery_date: date,
  max_expected_delivery_date: date,
  show_map: z.enum(["yes", "no"]),
  ...mapFields,
  image: optional,
}) satisfies z.ZodType<Parcel>;

const adminParcel = parcel.extend({
  history: z.array(activity),
}) satisfies z.ZodType<AdminParcel>;

const publicParcel = z.strictObject({
  tracking_code: text,
  weight: optional,
  status: optional,
  current_location: optional,
  min_expected_delivery_date: date,
  max_expected_delivery_date: date,
  recipient_name: text,
  recipient_email: optional,
  recipient_phone_number: optional,
  destination: text,
  sender_name: optional,
  pickup_location: optional,
  image: optional,
  history: z.array(publicActivity),
  show_map: z.enum(["yes", "no"]),
  map_zoom: number.exactOptional(),
  map_current_latitude: number.exactOptional(),
  map_current_longitude: number.exactOptional(),
  map_pickup_latitude: number.exactOptional(),
  map_pickup_longitude: number.exactOptional(),
  map_destination_latitude: number.exactOptional(),
  map_destination_longitude: number.exactOptional(),
}) satisfies z.ZodType<PublicParcel>;

const publicSettingsFields = {
  contact_email: optional,
  contact_phone: optional,
  contact_phone_alt: optional,
  contact_twitter: optional,
  contact_telegram: optional,
  contact_instagram: optional,
  contact_address: optional,
  meta_description: optional,
  company_name: text,
  founded_year: z.int().nullable(),
  container_count: z.int().nullable(),
  gauge_warehousing: z.int().nullable(),
  gauge_ocean: z.int().nullable(),
  gauge_air: z.int().nullable(),
  copyright_year: z.int().nullable(),
  time_zone: text,
};

const publicSettings = z.strictObject(
  publicSettingsFields,
) satisfies z.ZodType<PublicSettings>;

const adminSettings = z.strictObject({
  version: z.int().min(0),
  ...publicSettingsFields,
  mail_driver: z.enum(MAIL_DRIVERS),
  mail_template: z.enum(MAIL_TEMPLATES),
  chat_code: optional,
  tracking_privacy: z.enum(TRACKING_PRIVACY),
}) satisfies z.ZodType<AdminSettings>;

const mail = z.strictObject({
  ...stored,
  kind: z.enum([
    "message",
    "pin",
    "password_notice",
    "chat_code_notice",
    "send",
  ]),
  status: z.enum(["queued", "sending", "sent", "kept", "failed", "unknown"]),
  to: optional,
  from: optional,
  subject: optional,
  body: optional,
  about_id: optional,
  locale: z.enum(LOCALE_CODES),
  attempts: z.int(),
  next_at: moment.nullable(),
  sent_at: moment.nullable(),
  driver: z.enum(MAIL_DRIVERS).nullable(),
  reason: optional,
}) satisfies z.ZodType<ListedMail>;

const message = z.strictObject({
  ...stored,
  subject: text,
  body: text,
  name: optional,
  email: optional,
}) satisfies z.ZodType<Message>;

const invoice = z.strictObject({
  ...stored,
  number: text,
  product: text,
  status: z.literal("issued"),
  issued_on: z.iso.date(),
  url: text,
  tracking_code: optional,
  recipient_name: optional,
  recipient_email: optional,
  recipient_phone_number: optional,
  destination: optional,
  sender_name: optional,
  pickup_location: optional,
  shipped_via: optional,
  parcel_content: optional,
  weight: optional,
  declared_value: optional,
}) satisfies z.ZodType<Invoice>;

const review = z.strictObject({
  ...stored,
  name: text,
  review: text,
  image: text,
  rating: number,
}) satisfies z.ZodType<Review>;

const publicReview = z.strictObject({
  id: text,
  name: text,
  review: text,
  image: text,
  rating: z.number(),
}) satisfies z.ZodType<PublicReview>;

const page = z.strictObject({
  ...stored,
  slug: text,
  title: text,
  content: text,
  icon: z.enum(PAGE_ICONS),
  overlay: text,
  image: text,
  hero: optional,
  sub_title: optional,
  language: text,
}) satisfies z.ZodType<Page>;

const graph = z.strictObject({
  pages: z.strictObject({ data: z.array(page) }),
  reviews: z.strictObject({ data: z.array(publicReview) }),
  settings: z.strictObject({
    data: z.array(z.union([publicSettings, adminSettings])).length(1),
  }),
  admin: z.strictObject({
    data: z.union([
      z.strictObject({ id: text, email: text }),
      z.literal(false),
    ]),
  }),
}) satisfies z.ZodType<Graph>;

/** One page of a list (decision 10). */
function paged<Record extends z.ZodType>(record: Record) {
  return z.strictObject({
    data: z.array(record),
    current_page: z.int(),
    last_page: z.int(),
    next_page_url: optional,
    total: z.int(),
    object: text,
    search_keys: z.array(text).readonly(),
  }) satisfies z.ZodType<Paged<z.output<Record>>>;
}

/** One page of what a search found (decision 110). */
function found<Record extends z.ZodType>(record: Record) {
  return paged(record).extend({
    total: z.int().meta({
      description: "Exact, unless total_is_capped says that there may be more",
    }),
    total_is_capped: z.literal(true).exactOptional(),
  }) satisfies z.ZodType<Found<z.output<Record>>>;
}

export const ANSWERS = {
  nothing: z.null(),
  admin: z.strictObject({ id: text, email: text }),
  activity,
  parcel: adminParcel,
  publicParcel,
  shownParcel: z.union([publicParcel, adminParcel]),
  parcels: paged(parcel),
  foundParcels: found(parcel),
  review,
  foundReviews: found(review),
  shownReviews: z.union([paged(publicReview), paged(review)]),
  page,
  foundPages: found(page),
  pagesBySlug: z.record(text, page),
  invoice,
  invoices: paged(invoice),
  foundInvoices: found(invoice),
  foundPeople: found(z.never()),
  settings: adminSettings,
  graph,
  messages: paged(message),
  foundMessages: found(message),
  mail,
  mails: paged(mail),
};

export type Answers = typeof ANSWERS;
export type AnswerName = keyof Answers;
