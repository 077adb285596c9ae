import { deepEqual, ok } from "node:assert/strict";
import { serialize } from "node:v8";
import {
  decodeParcel,
  EMPTY_PARCEL,
  encodeParcel,
  type StoredParcel,
} from "@/lib/parcels/store.ts";
import {
  decodeActivity,
  encodeActivity,
  type StoredActivity,
} from "@/lib/parcels/entries.ts";

const SPARSE: StoredParcel = {
  ...EMPTY_PARCEL,
  id: "01KAGZZZZZZZZZZZZZZZZZZZZZ",
  version: 1,
  created_at: "2026-11-20T15:45:00.123Z",
  updated_at: "2026-11-20T15:45:00.123Z",
  tracking_code: "WAY-7K2M-9QX4-T3BD",
  recipient_name: "Ada",
  destination: "London",
};

const FULL: StoredParcel = {
  ...SPARSE,
  version: 7,
  updated_at: "2026-11-21T00:00:00.000Z",
  recipient_email: "ada@example.com",
  recipient_phone_number: "+44 20 7946 0128",
  current_location: "日本",
  status: "In transit",
  weight: "3",
  shipped_via: "Air",
  sender_name: "Sender",
  sender_email: "sender@example.com",
  pickup_location: "Oslo",
  parcel_content: "Books",
  declared_value: "€ 12",
  min_expected_delivery_date: "2026-11-24",
  max_expected_delivery_date: "2026-11-26",
  image: "abc.webp",
  show_map: "yes",
  map_zoom: 3,
  map_current_latitude: 0,
  map_current_longitude: -0.5,
  map_pickup_latitude: 59.9178,
  map_pickup_longitude: 10.8024,
  map_destination_latitude: -90,
  map_destination_longitude: 180,
  old_codes: ["OLD1", "OLD2"],
  origins: [
    [1795189500123, "01KAGZZZZZZZZZZZZZZZZZZZZA"],
    [1795189500123, "01KAGZZZZZZZZZZZZZZZZZZZZA", ["Paris", 1, "0"]],
    null,
  ],
  reference: "PO 4711",
  pieces: 3,
};

const ACTIVITY: StoredActivity = {
  id: "01KAGZZZZZZZZZZZZZZZZZZZZA",
  parcel_id: SPARSE.id,
  version: 3,
  title: "Departed",
  description: "Left.\nWith a second line.",
  icon: "directions_boat",
  color: "gold",
  occurred_at: "2026-11-19T15:45:00.000Z",
  created_at: "2026-11-20T15:45:00.123Z",
  updated_at: "2026-11-20T15:46:00.000Z",
  brought: {},
};

Deno.test("parcels survive encoding and decoding, whole and field by field", () => {
  const fields = Object.keys(FULL) as (keyof StoredParcel)[];
  const partial = fields.map((name) => ({ ...SPARSE, [name]: FULL[name] }));
  for (const parcel of [SPARSE, FULL, ...partial]) {
    deepEqual(decodeParcel(parcel.id, encodeParcel(parcel)), parcel);
  }
});

Deno.test("the stored format does not change", () => {
  deepEqual(encodeParcel(FULL), [
    7,
    1795189500123,
    1795219200000,
    true,
    ["OLD1", "OLD2"],
    "WAY-7K2M-9QX4-T3BD",
    "Ada",
    "London",
    "In transit",
    "日本",
    "3",
    "ada@example.com",
    "+44 20 7946 0128",
    "Sender",
    "sender@example.com",
    "Oslo",
    "Air",
    "Books",
    "€ 12",
    "2026-11-24",
    "2026-11-26",
    "abc.webp",
    3,
    0,
    -0.5,
    59.9178,
    10.8024,
    -90,
    180,
    FULL.origins,
    "PO 4711",
    3,
    "none",
    false,
    null,
  ]);
  deepEqual(encodeActivity(ACTIVITY), [
    3,
    1795189500123,
    1795189560000,
    1795103100000,
    "directions_boat",
    "gold",
    "Departed",
    "Left.\nWith a second line.",
    false,
    false,
    false,
  ]);
});

Deno.test("encoding an entry keeps null distinct from unset, and legacy entries set no state", () => {
  const { id, parcel_id } = ACTIVITY;
  const set: StoredActivity["brought"][] = [
    {},
    { status: null },
    { status: "In transit", current_location: "Oslo" },
    { current_location: null, point: [59.9, 10.7] },
    { point: null },
  ];
  for (const brought of set) {
    const entry = { ...ACTIVITY, brought };
    deepEqual(decodeActivity({ id, parcel_id }, encodeActivity(entry)), entry);
  }
  const cells = encodeActivity(ACTIVITY).slice(0, -3);
  deepEqual(decodeActivity({ id, parcel_id }, cells), ACTIVITY);
});

Deno.test("stored parcels are compact", () => {
  ok(serialize(encodeParcel(SPARSE)).byteLength < 140);
  ok(serialize(encodeParcel(FULL)).byteLength < 600);
});
