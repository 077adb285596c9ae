import { deepEqual, equal, match } from "node:assert/strict";
import {
  admin,
  endSession,
  keepState,
  pages,
  parcel,
  parcels,
  RESET,
  reviews,
  settings,
  theme,
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

/** Starts over and keeps the state in a separate storage while `run` lasts. */
function withState(
  before: string | null,
  run: (saved: () => typeof SAVED) => void,
): void {
  theme.value = "light";
  admin.value = false;
  parcel.value = RESET;
  pages.value = parcels.value = reviews.value = [];
  settings.value = null;
  const items = new Map<string, string>(
    before === null ? [] : [["state", before]],
  );
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  } as unknown as Storage;
  const stop = keepState(() => storage);
  run(() => JSON.parse(items.get("state") ?? "null"));
  stop();
}

Deno.test("keepState() saves the whole state at every change", () => {
  withState(null, (saved) => {
    const names = [
      "theme",
      "admin",
      "pages",
      "parcel",
      "parcels",
      "reviews",
      "settings",
    ];
    deepEqual(Object.keys(saved()), names);
    equal(saved().theme, "LIGHT");
    theme.value = "dark";
    equal(saved().theme, "DARK");
    reviews.value = [{ name: "Ann" }];
    deepEqual(saved().reviews, [{ name: "Ann" }]);
  });
});

Deno.test("keepState() restores the saved state with a reset look-up", () => {
  withState(JSON.stringify(SAVED), () => {
    equal(theme.value, "dark");
    deepEqual(admin.value, SAVED.admin);
    deepEqual(pages.value, SAVED.pages);
    deepEqual(parcels.value, SAVED.parcels);
    deepEqual(settings.value, SAVED.settings);
    deepEqual(parcel.value, { data: null, errors: [], fetching: false });
  });
});

Deno.test("keepState() discards a saved state of another shape", () => {
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
    withState(
      JSON.stringify(value),
      () => equal(theme.value, "light", JSON.stringify(value)),
    );
  }
});

Deno.test("keepState() only logs a storage that cannot be read, opened or written", () => {
  const warn = console.warn;
  const warnings: unknown[] = [];
  console.warn = (text: unknown) => warnings.push(text);
  try {
    withState("{broken", () => equal(theme.value, "light"));
    keepState(() => {
      throw new DOMException("Denied", "SecurityError");
    })();
  } finally {
    console.warn = warn;
  }
  equal(warnings.length, 3);
  match(String(warnings[0]), /Cannot read/);
  match(String(warnings[2]), /Cannot save/);
});

Deno.test("keepState() saves neither people, their addresses nor the content of parcels", () => {
  withState(null, (saved) => {
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
    parcel.value = {
      data: data as unknown as PublicParcel,
      errors: [],
      fetching: false,
    };
    parcels.value = [data];
    const left = { tracking_code: "WB-1", status: "In transit" };
    deepEqual(saved().parcel.data, left);
    deepEqual(saved().parcels, [left]);
    equal(parcel.value.data?.recipient_name, "Ann");
  });
});

Deno.test("keepState() saves no setting that visitors do not see", () => {
  withState(null, (saved) => {
    const open = { company_name: "Waybill", contact_email: "hi@example.com" };
    settings.value = {
      ...open,
      version: 3,
      mail_template: "plain",
      chat_code: "<script></script>",
      tracking_privacy: "full",
    };
    deepEqual(saved().settings, open);
  });
});

Deno.test("endSession() takes the administrator and the parcels out of the state and its copy", () => {
  withState(JSON.stringify(SAVED), (saved) => {
    endSession();
    equal(saved().admin as unknown, false);
    deepEqual(saved().parcels, []);
    deepEqual(saved().reviews, SAVED.reviews);
  });
});
