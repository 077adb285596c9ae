import { IS_BROWSER } from "fresh/runtime";
import type { Theme } from "@/lib/http/cookies.ts";
import type { AdminParcel, ShownParcel } from "@/lib/parcels/schema.ts";
import type {
  AdminSettings,
  PublicSettings,
  Settings,
} from "@/lib/settings/schema.ts";

/** A parcel look-up (spec section 4): reset, then fetching, then completed. */
export interface Lookup {
  data: ShownParcel | null;
  errors: string[];
  fetching: boolean;
}

/** The application state of spec section 3. */
export interface AppState {
  theme: Theme;
  admin: { id: string; email: string } | false;
  pages: object[];
  parcel: Lookup;
  parcels: Partial<AdminParcel>[];
  reviews: object[];
  settings: Partial<Settings> | null;
}

/** The initial look-up. */
export const RESET: Lookup = { data: null, errors: [], fetching: false };

const INITIAL: AppState = {
  theme: "light",
  admin: false,
  pages: [],
  parcel: RESET,
  parcels: [],
  reviews: [],
  settings: null,
};

/** The browser's only state; the server must not write to it. */
let state = INITIAL;

const KEY = "state";
let openStorage: (() => Storage) | null = null;

/** The only parcel fields that may be saved in a shared browser: nothing about people, addresses or contents. */
export const KEPT: readonly (keyof AdminParcel)[] = [
  "id",
  "created_at",
  "updated_at",
  "tracking_code",
  "status",
  "current_location",
  "weight",
  "pieces",
  "shipped_via",
  "min_expected_delivery_date",
  "max_expected_delivery_date",
  "history",
  "show_map",
  "map_zoom",
  "map_current_latitude",
  "map_current_longitude",
];

/** Settings hidden from visitors. */
const PRIVATE: Record<
  Exclude<keyof AdminSettings, keyof PublicSettings>,
  true
> = {
  version: true,
  mail_driver: true,
  mail_template: true,
  chat_code: true,
  tracking_privacy: true,
  journal_days: true,
};

if (IS_BROWSER) keepState(() => localStorage);

/**
 * Restores the state saved by an earlier page, and saves it from now on (spec section 3). The look-up starts out reset (spec
 * section 4). `open` returns the storage, because even accessing it may throw.
 */
export function keepState(open: () => Storage): void {
  openStorage = open;
  state = INITIAL;
  try {
    restore(JSON.parse(open().getItem(KEY) ?? "null"));
  } catch (error) {
    console.warn("Cannot read the state", error);
  }
  save();
}

/** Returns the current state. */
export function readState(): Readonly<AppState> {
  return state;
}

/** Changes the state and saves it. */
export function changeState(changes: Partial<AppState>): void {
  state = { ...state, ...changes };
  save();
}

/** Clears everything that belongs to a member's session (decision 39). */
export const SIGNED_OUT: Pick<AppState, "admin" | "parcels"> = {
  admin: false,
  parcels: [],
};

/** Removes all data of the member's session from the browser. */
export function endSession(): void {
  changeState(SIGNED_OUT);
}

/** Saves the state; a failure is only logged. */
function save(): void {
  try {
    openStorage?.().setItem(KEY, snapshot());
  } catch (error) {
    console.warn("Cannot save the state", error);
  }
}

function snapshot(): string {
  const { theme, parcel, parcels, settings } = state;
  return JSON.stringify({
    ...state,
    // The specification capitalizes themes.
    theme: theme.toUpperCase(),
    parcel: { ...parcel, data: parcel.data && keptOf(parcel.data) },
    parcels: parcels.map(keptOf),
    settings: settings && filterFields(settings, (name) => !(name in PRIVATE)),
  });
}

function keptOf(parcel: object): Record<string, unknown> {
  return filterFields(parcel, (name) => KEPT.some((kept) => kept === name));
}

/** Returns the fields whose names pass a test. */
function filterFields(
  record: object,
  test: (name: string) => boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => test(name)),
  );
}

/** Restores saved values only if all have the right shape, because anyone may have edited them. */
function restore(saved: unknown): void {
  if (!isRecord(saved)) return;
  const { admin, pages, parcels, reviews, settings } = saved;
  const theme = `${saved.theme}`.toLowerCase();
  if (
    (theme === "light" || theme === "dark") &&
    (admin === false || isAdmin(admin)) &&
    isList(pages) && isList(parcels) && isList(reviews) &&
    (settings === null || isRecord(settings))
  ) {
    state = { ...INITIAL, theme, admin, pages, parcels, reviews, settings };
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
