import { pick } from "deno-std/collections/pick.js";
import {
  type AdminParcel,
  MAP_FIELDS,
  PUBLIC_FIELDS,
  type PublicParcel,
  type ShownParcel,
} from "./schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { createdParts, toActivity } from "./activities.ts";
import type { FoundParcel } from "./parcels.ts";
import { maskPlace } from "./mask_place.ts";
import { SHOWN_FIELDS } from "./entry_schema.ts";

/** Returns a parcel with all fields, for a member. */
export function toAdminParcel(
  { parcel, history }: FoundParcel,
  { time_zone }: Settings,
): AdminParcel {
  return {
    ...parcel,
    history: history.map((entry) => toActivity(entry, time_zone)),
  };
}

/** Returns a parcel as visitors see it, with personal data masked if the settings say so. */
export function toShownParcel(
  { parcel, history }: FoundParcel,
  { tracking_privacy }: Pick<Settings, "tracking_privacy">,
): ShownParcel {
  const view = {
    ...pick(parcel, PUBLIC_FIELDS),
    history: history.map((entry) => pick(entry, SHOWN_FIELDS)),
    show_map: parcel.show_map,
    ...(parcel.show_map === "yes" && pick(parcel, MAP_FIELDS)),
  };
  return tracking_privacy === "full" ? view : maskParcel(view);
}

/** Adds the formatted parts of its entries' times, which only API calls return, to a visitor's view. */
export function toPublicParcel(
  view: ShownParcel,
  { time_zone }: Pick<Settings, "time_zone">,
): PublicParcel {
  const history = view.history.map((entry) => ({
    ...entry,
    ...createdParts(entry.occurred_at, time_zone),
  }));
  return { ...view, history };
}

/**
 * Masks sender, recipient and addresses. Omits the photo, because the label on it is readable, and both ends of the journey
 * on the map, because a point reveals as much as a street.
 */
function maskParcel(view: ShownParcel): ShownParcel {
  const { recipient_email, recipient_phone_number, sender_name } = view;
  const { pickup_location } = view;
  const persons = [view.recipient_name, sender_name ?? ""];
  return {
    ...view,
    recipient_name: maskName(view.recipient_name),
    recipient_email: recipient_email && maskEmail(recipient_email),
    recipient_phone_number: recipient_phone_number && "***",
    destination: maskPlace(view.destination, persons),
    sender_name: sender_name && maskName(sender_name),
    pickup_location: pickup_location && maskPlace(pickup_location, persons),
    image: null,
    ...(view.show_map === "yes" && {
      map_pickup_latitude: null,
      map_pickup_longitude: null,
      map_destination_latitude: null,
      map_destination_longitude: null,
    }),
  };
}

/** Masks a name to its initials, as in "J. D.". */
function maskName(name: string): string {
  return name.split(/\s+/).map((word) => `${firstOf(word)}.`).join(" ");
}

/** Masks an email address, as in "j***@g***.com". */
function maskEmail(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const ending = domain.slice(domain.lastIndexOf(".") + 1);
  return `${firstOf(local)}***@${firstOf(domain)}***.${ending}`;
}

function firstOf(text: string): string {
  const [first = ""] = text;
  return first;
}
