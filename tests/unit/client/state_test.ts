import { deepEqual, equal, match } from "node:assert/strict";
import {
  changeState,
  endSession,
  keepState,
  readState,
} from "@/lib/client/state.ts";
import type { PublicParcel } from "@/lib/parcels/schema.ts";

const SAVED = {
  theme: "DARK",
  admin: { id: "1", email: "admin@example.com" },
  pages: [{ slug: "about-us" }],
  parcel: { data: null, errors: ["Old"], fetching: true },
  parcels: [{ tracking_code: "WB-1" }],
  reviews: [{ name: "Ann" }],
  settings: { company_name: "Waybill" },
};

/** Starts with a saved state; returns a function that reads the storage. */
function withState(before: string | null): () => typeof SAVED {
  const items = new Map<string, string>(
    before === null ? [] : [["state", before]],
  );
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  } as unknown as Storage;
  keepState(() => storage);
  return () => JSON.parse(items.get("state")!);
}

Deno.test("changeState() saves the whole state", () => {
  const saved = withState(null);
  deepEqual(Object.keys(saved()), Object.keys(SAVED));
  equal(saved().theme, "LIGHT");
  changeState({ theme: "dark" });
  equal(saved().theme, "DARK");
  changeState({ reviews: [{ name: "Ann" }] });
  deepEqual(saved().reviews, [{ name: "Ann" }]);
  equal(saved().theme, "DARK");
});

Deno.test("keepState() restores the saved state and resets the look-up", () => {
  withState(JSON.stringify(SAVED));
  deepEqual(readState(), {
    ...SAVED,
    theme: "dark",
    parcel: { data: null, errors: [], fetching: false },
  });
});

Deno.test("keepState() discards a saved state with a different shape", () => {
  const wrong: unknown[] = [
    null,
    "state",
    [],
    { ...SAVED, theme: "blue" },
    { ...SAVED, admin: true },
    { ...SAVED, admin: { id: 1, email: "x" } },
    { ...SAVED, parcels: "all" },
    { ...SAVED, parcels: [null] },
    { ...SAVED, settings: [] },
    { theme: "dark" },
  ];
  for (const value of wrong) {
    withState(JSON.stringify(value));
    equal(readState().theme, "light", JSON.stringify(value));
  }
});

Deno.test("keepState() and readState() log unusable storage instead of throwing", () => {
  const warn = console.warn;
  const warnings: unknown[] = [];
  console.warn = (text: unknown) => warnings.push(text);
  try {
    withState("{broken");
    equal(readState().theme, "light");
    keepState(() => {
      throw new DOMException("Denied", "SecurityError");
    });
  } finally {
    console.warn = warn;
  }
  equal(warnings.length, 3);
  match(String(warnings[0]), /Cannot read/);
  match(String(warnings[2]), /Cannot save/);
});

Deno.test("changeState() saves neither people, addresses nor the content of parcels", () => {
  const saved = withState(null);
  const data = {
    tracking_code: "WB-1",
    status: "In transit",
    reference: "PO 4711",
    recipient_name: "Ann",
    recipient_email: "ann@example.com",
    recipient_phone_number: "123",
    sender_name: "Bob",
    sender_email: "bob@example.com",
    destination: "12 Harbour Street, Busan",
    pickup_location: "4 Quai de la Fosse, Nantes",
    image: "7k2m9qx4t3bd01hz8wrc5nva2x.jpg",
    map_destination_latitude: 35.1,
    map_destination_longitude: 129,
    map_pickup_latitude: 47.2,
    map_pickup_longitude: -1.5,
    declared_value: "EUR 5",
    parcel_content: "Watch",
  };
  const parcel = data as unknown as PublicParcel;
  changeState({ parcel: { data: parcel, errors: [], fetching: false } });
  changeState({ parcels: [data] });
  const left = { tracking_code: "WB-1", status: "In transit" };
  deepEqual(saved().parcel.data, left);
  deepEqual(saved().parcels, [left]);
  equal(readState().parcel.data?.recipient_name, "Ann");
});

Deno.test("changeState() saves only settings that visitors may see", () => {
  const saved = withState(null);
  const open = { company_name: "Waybill", contact_email: "hi@example.com" };
  const hidden = { mail_template: "plain", tracking_privacy: "full" } as const;
  const chat_code = "<script></script>";
  changeState({ settings: { ...open, ...hidden, chat_code, version: 3 } });
  deepEqual(saved().settings, open);
});

Deno.test("endSession() removes the member and parcels from the state and the storage", () => {
  const saved = withState(JSON.stringify(SAVED));
  endSession();
  equal(saved().admin as unknown, false);
  deepEqual(saved().parcels, []);
  deepEqual(saved().reviews, SAVED.reviews);
});
