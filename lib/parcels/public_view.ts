import type { AdminParcel, Parcel, PublicParcel } from "./schema.ts";
import type { PublicActivity } from "./activity_schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import type { StoredActivity } from "./codec.ts";
import { createdParts } from "./created_parts.ts";
import { toActivity } from "./history.ts";
import { maskEmail, maskName, maskPlace } from "./masks.ts";
import type { FoundParcel } from "./parcels.ts";

/** Returns a parcel with all fields, for the administrator (decision 12). */
export function toAdminParcel(
  { parcel, history }: FoundParcel,
  { time_zone }: Settings,
): AdminParcel {
  return {
    ...parcel,
    history: history.map((entry) => toActivity(entry, time_zone)),
  };
}

/**
 * Returns the public view of a parcel: exactly the fields of PublicParcel, with personal data masked if so set (decisions
 * 12 and 15).
 */
export function toPublicParcel(
  { parcel, history }: FoundParcel,
  settings: Settings,
): PublicParcel {
  return {
    tracking_code: parcel.tracking_code,
    weight: parcel.weight,
    status: parcel.status,
    current_location: parcel.current_location,
    min_expected_delivery_date: parcel.min_expected_delivery_date,
    max_expected_delivery_date: parcel.max_expected_delivery_date,
    ...people(parcel, settings),
    history: history.map((entry) => toPublicActivity(entry, settings)),
    show_map: parcel.show_map,
    ...(parcel.show_map === "yes" ? mapFields(parcel, settings) : {}),
  };
}

type People = Pick<
  PublicParcel,
  | "recipient_name"
  | "recipient_email"
  | "recipient_phone_number"
  | "destination"
  | "sender_name"
  | "pickup_location"
  | "image"
>;

/** Returns sender, recipient and addresses. Masked, the photo is omitted, because its label can be read (decision 15). */
function people(parcel: Parcel, { tracking_privacy }: Settings): People {
  const { recipient_name, recipient_email, recipient_phone_number } = parcel;
  const { destination, sender_name, pickup_location, image } = parcel;
  if (tracking_privacy === "full") {
    return {
      ...{ recipient_name, recipient_email, recipient_phone_number },
      ...{ destination, sender_name, pickup_location, image },
    };
  }
  return {
    recipient_name: maskName(recipient_name),
    recipient_email: recipient_email && maskEmail(recipient_email),
    recipient_phone_number: recipient_phone_number && "***",
    destination: maskPlace(destination),
    sender_name: sender_name && maskName(sender_name),
    pickup_location: pickup_location && maskPlace(pickup_location),
    image: null,
  };
}

function toPublicActivity(
  entry: StoredActivity,
  { time_zone }: Settings,
): PublicActivity {
  const { id, title, description, icon, color } = entry;
  const { occurred_at, created_at, updated_at } = entry;
  return {
    ...{ id, title, description, icon, color },
    ...{ occurred_at, created_at, updated_at },
    ...createdParts(occurred_at, time_zone),
  };
}

/**
 * Returns the map's fields. Masked, both ends of the journey are omitted, because a point reveals as much as a street
 * (decision 15).
 */
function mapFields(
  parcel: Parcel,
  { tracking_privacy }: Settings,
): Partial<Parcel> {
  const isFull = tracking_privacy === "full";
  return {
    map_zoom: parcel.map_zoom,
    map_current_latitude: parcel.map_current_latitude,
    map_current_longitude: parcel.map_current_longitude,
    map_pickup_latitude: isFull ? parcel.map_pickup_latitude : null,
    map_pickup_longitude: isFull ? parcel.map_pickup_longitude : null,
    map_destination_latitude: isFull ? parcel.map_destination_latitude : null,
    map_destination_longitude: isFull ? parcel.map_destination_longitude : null,
  };
}
