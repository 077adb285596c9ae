import { batch, effect, type Signal, signal } from "@preact/signals-core";
import { IS_BROWSER } from "fresh/runtime";
import type { Theme } from "@/lib/site/state.ts";
import type {
  AdminParcel,
  PublicParcel,
  Settings,
} from "@/lib/fields/records.ts";

/** A parcel look-up (spec section 4): reset, then fetching, then the answer stored. */
export interface Lookup {
  data: PublicParcel | null;
  errors: string[];
  fetching: boolean;
}

/** The look-up before anybody asked. */
export const RESET: Lookup = { data: null, errors: [], fetching: false };

/** The application state of spec section 3. The browser has one; the server must not write to it. */
export const theme: Signal<Theme> = signal("light");
export const admin: Signal<{ id: string; email: string } | false> = signal(
  false,
);
export const pages: Signal<object[]> = signal([]);
export const parcel: Signal<Lookup> = signal(RESET);
export const parcels: Signal<Partial<AdminParcel>[]> = signal([]);
export const reviews: Signal<object[]> = signal([]);
export const settings: Signal<Partial<Settings> | null> = signal(null);

const KEY = "state";

/** What tells of people, where they live and what a parcel contains, and of the settings what visitors do not see. */
const PRIVATE =
  /^(recipient_|sender_|destination|pickup_|map_[dp]|image|declared_|parcel_|mail_|chat_|tracking_p|version)/;

if (IS_BROWSER) keepState(() => localStorage);

/**
 * Takes over what an earlier page saved and from then on saves the whole state at every change
 * (spec section 3). The look-up starts reset (spec section 4). A failed save is only logged.
 * `open` gives the storage: a browser may refuse even that. Returns what ends the saving.
 */
export function keepState(open: () => Storage): () => void {
  try {
    restore(JSON.parse(open().getItem(KEY) ?? "null"));
  } catch (error) {
    console.warn("Cannot read the state", error);
  }
  return effect(() => save(open, snapshot()));
}

/** Ends the administrator's session on this side: nothing of it stays in the browser (decision 39). */
export function endSession(): void {
  batch(() => {
    admin.value = false;
    parcels.value = [];
  });
}

function save(open: () => Storage, text: string): void {
  try {
    open().setItem(KEY, text);
  } catch (error) {
    console.warn("Cannot save the state", error);
  }
}

function snapshot(): string {
  return JSON.stringify({
    // As the specification writes it.
    theme: theme.value.toUpperCase(),
    admin: admin.value,
    pages: pages.value,
    parcel: { ...parcel.value, data: withoutPrivate(parcel.value.data) },
    parcels: parcels.value.map(withoutPrivate),
    reviews: reviews.value,
    settings: withoutPrivate(settings.value),
  });
}

/** Leaves out what must not stay in a browser that may be shared. */
function withoutPrivate(record: object | null): Record<string, unknown> | null {
  return record && Object.fromEntries(
    Object.entries(record).filter(([key]) => !PRIVATE.test(key)),
  );
}

/** Takes the saved values, which anybody may have edited, only when all have the right shape. */
function restore(saved: unknown): void {
  if (!isRecord(saved)) return;
  const {
    theme: said,
    admin: who,
    pages: contents,
    parcels: list,
    reviews: voices,
  } = saved;
  const shade = `${said}`.toLowerCase();
  const fits = (shade === "light" || shade === "dark") &&
    (who === false || isAdmin(who)) &&
    isList(contents) && isList(list) && isList(voices) &&
    (saved.settings === null || isRecord(saved.settings));
  if (!fits) return;
  batch(() => {
    theme.value = shade;
    admin.value = who;
    pages.value = contents;
    parcels.value = list;
    reviews.value = voices;
    settings.value = saved.settings as Partial<Settings> | null;
  });
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
