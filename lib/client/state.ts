import { batch, effect, signal } from "@preact/signals-core";
import { IS_BROWSER } from "fresh/runtime";
import type { Theme } from "@/lib/http/cookies.ts";
import type { AdminParcel, ShownParcel } from "@/lib/parcels/schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";

/** A parcel look-up (spec section 4): reset, then fetching, then the answer stored. */
export interface Lookup {
  data: ShownParcel | null;
  errors: string[];
  fetching: boolean;
}

/** The initial look-up. */
export const RESET: Lookup = { data: null, errors: [], fetching: false };

/** The application state of spec section 3. The browser has one; the server must not write to it. */
export const theme = signal<Theme>("light");
export const admin = signal<{ id: string; email: string } | false>(false);
export const pages = signal<object[]>([]);
export const parcel = signal(RESET);
export const parcels = signal<Partial<AdminParcel>[]>([]);
export const reviews = signal<object[]>([]);
export const settings = signal<Partial<Settings> | null>(null);

const KEY = "state";

/** Fields about people, addresses and contents of parcels, and private settings. */
const PRIVATE =
  /^(reference|recipient_|sender_|destination|pickup_|map_[dp]|image|declared_|parcel_|mail_|chat_|tracking_p|journal_|version)/;

if (IS_BROWSER) keepState(() => localStorage);

/**
 * Restores the state that an earlier page saved, and saves it at every change (spec section 3). The look-up starts reset
 * (spec section 4). A failed save is only logged. `open` returns the storage, because a browser may refuse even that.
 * Returns a function that stops saving.
 */
export function keepState(open: () => Storage): () => void {
  try {
    restore(JSON.parse(open().getItem(KEY) ?? "null"));
  } catch (error) {
    console.warn("Cannot read the state", error);
  }
  return effect(() => {
    const text = snapshot();
    try {
      open().setItem(KEY, text);
    } catch (error) {
      console.warn("Cannot save the state", error);
    }
  });
}

/** Removes everything of the administrator's session from the browser (decision 39). */
export function endSession(): void {
  batch(() => {
    admin.value = false;
    parcels.value = [];
  });
}

function snapshot(): string {
  return JSON.stringify({
    // In the specification's capitals.
    theme: theme.value.toUpperCase(),
    admin: admin.value,
    pages: pages.value,
    parcel: { ...parcel.value, data: withoutPrivate(parcel.value.data) },
    parcels: parcels.value.map(withoutPrivate),
    reviews: reviews.value,
    settings: withoutPrivate(settings.value),
  });
}

/** Removes what must not stay in a shared browser. */
function withoutPrivate(record: object | null): Record<string, unknown> | null {
  return record && Object.fromEntries(
    Object.entries(record).filter(([key]) => !PRIVATE.test(key)),
  );
}

/** Restores saved values, which anyone may have edited, only if all have the right shape. */
function restore(saved: unknown): void {
  if (!isRecord(saved)) return;
  const shade = `${saved.theme}`.toLowerCase();
  if (
    (shade === "light" || shade === "dark") &&
    (saved.admin === false || isAdmin(saved.admin)) &&
    isList(saved.pages) && isList(saved.parcels) && isList(saved.reviews) &&
    (saved.settings === null || isRecord(saved.settings))
  ) {
    theme.value = shade;
    admin.value = saved.admin;
    pages.value = saved.pages;
    parcels.value = saved.parcels;
    reviews.value = saved.reviews;
    settings.value = saved.settings;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every(isRecord);
}

function isAdmin(value: unknown): value is { id: string; email: string } {
  return isRecord(value) && typeof value.id === "string" &&
    typeof value.email === "string";
}
