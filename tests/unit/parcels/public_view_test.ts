import { deepEqual, equal } from "node:assert/strict";
import {
  toAdminParcel,
  toPublicParcel,
  toShownParcel,
} from "@/lib/parcels/public_view.ts";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  adminParcel,
  type ParcelCreate,
  type PublicParcel,
} from "@/lib/parcels/schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import {
  Clock,
  makeEntry,
  makeParcel,
  memoryKv,
  test,
} from "../../helpers/domain.ts";

const PUBLIC_KEYS = [
  "current_location",
  "destination",
  "ended_at",
  "history",
  "image",
  "max_expected_delivery_date",
  "min_expected_delivery_date",
  "pickup_location",
  "recipient_email",
  "recipient_name",
  "recipient_phone_number",
  "sender_name",
  "show_map",
  "status",
  "tracking_code",
  "weight",
];
const MAP_KEYS = [
  "map_current_latitude",
  "map_current_longitude",
  "map_destination_latitude",
  "map_destination_longitude",
  "map_pickup_latitude",
  "map_pickup_longitude",
  "map_zoom",
];
const ACTIVITY_KEYS = [
  "color",
  "created_at",
  "created_at_day",
  "created_at_month",
  "created_at_time",
  "description",
  "icon",
  "id",
  "occurred_at",
  "title",
  "updated_at",
];
const POSITION = {
  map_zoom: 3,
  map_current_latitude: 1,
  map_current_longitude: 2,
};

async function found(kv: Kv, fields: Partial<ParcelCreate> = {}) {
  const { id, tracking_code } = await makeParcel(kv, fields);
  await makeEntry(kv, id);
  return (await findTypedParcel(kv, tracking_code))!.found;
}

async function maskedView(
  fields: Partial<ParcelCreate>,
): Promise<PublicParcel> {
  using kv = await memoryKv(new Clock());
  const settings: Settings = {
    ...await getSettings(kv),
    tracking_privacy: "masked",
  };
  return toPublicParcel(
    toShownParcel(await found(kv, fields), settings),
    settings,
  );
}

test.withClock("toPublicParcel() returns exactly the public fields, those of the map only if it is shown", async ({ kv }) => {
  const settings = await getSettings(kv);
  const view = async (fields: Partial<ParcelCreate>) =>
    toPublicParcel(toShownParcel(await found(kv, fields), settings), settings);
  const hidden = await view(POSITION);
  deepEqual(Object.keys(hidden).sort(), PUBLIC_KEYS);
  deepEqual(Object.keys(hidden.history[0]!).sort(), ACTIVITY_KEYS);
  const shown = await view({ ...POSITION, show_map: "yes" });
  deepEqual(Object.keys(shown).sort(), [...MAP_KEYS, ...PUBLIC_KEYS].sort());
  equal(shown.map_current_longitude, 2);
});

test.withClock("toAdminParcel() adds private fields and ids", async ({ kv }) => {
  const parcel = toAdminParcel(
    await found(kv, { declared_value: "EUR 5" }),
    await getSettings(kv),
  );
  deepEqual(
    Object.keys(parcel).sort(),
    Object.keys(adminParcel.shape).sort(),
  );
  equal(parcel.declared_value, "EUR 5");
  deepEqual(
    Object.keys(parcel.history[0]!).sort(),
    [...ACTIVITY_KEYS, "parcel_id", "version"].sort(),
  );
  equal(parcel.history[0]!.created_at_time, "03:45 PM");
});

Deno.test("masked mode shows initials, no digits of a phone number and no street", async () => {
  const parcel = await maskedView({
    recipient_name: "Jane van Doe",
    recipient_email: "jane.doe@mail.gmail.com",
    recipient_phone_number: "+44 20 7946 0128",
    destination: "12 Harbour Street, Flat 3, Bristol",
    sender_name: "Élan Ltd",
    pickup_location: "Warehouse 9",
  });
  deepEqual(parcel, {
    ...parcel,
    recipient_name: "J. v. D.",
    recipient_email: "j***@m***.com",
    recipient_phone_number: "***",
    destination: "Bristol",
    sender_name: "É. L.",
    pickup_location: "***",
  });
  // Empty fields stay empty, and surrogate pairs are not split.
  const sparse = await maskedView({ recipient_name: "😀 Smith" });
  deepEqual(sparse, {
    ...sparse,
    recipient_name: "😀. S.",
    recipient_email: null,
    recipient_phone_number: null,
  });
});

Deno.test("masked mode shows the current position but neither end of the journey", async () => {
  const parcel = await maskedView({
    ...POSITION,
    show_map: "yes",
    map_pickup_latitude: 1.3,
    map_pickup_longitude: 103.7,
    map_destination_latitude: 35.1028,
    map_destination_longitude: 129.0403,
  });
  equal(parcel.map_current_latitude, POSITION.map_current_latitude);
  equal(parcel.map_pickup_latitude, null);
  equal(parcel.map_destination_latitude, null);
  equal(parcel.map_destination_longitude, null);
});
