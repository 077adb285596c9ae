import { pick } from "deno-std/collections/pick.js";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import {
  idTime,
  type Merge,
  newId,
  omitUndefined,
  overwrite,
  requireVersion,
} from "@/lib/store/stamps.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import {
  adminSettings,
  DEFAULTS,
  type PublicSettings,
  publicSettings,
  type Settings,
  type SettingsPatch,
} from "./schema.ts";
import { changesOf } from "@/lib/store/origin.ts";

type StoredSettings = Partial<Settings> | null;

const PUBLIC_FIELDS = publicSettings.keyof().options;

const KEY = ["settings"];
/** The settings that a person has to choose, with the key that records the choice, even of the default. */
const CHOICES = {
  tracking_privacy: ["privacy_chosen"],
  time_zone: ["time_zone_chosen"],
} as const satisfies { [Name in keyof Settings]?: Key };

export interface ChangeOptions {
  /** The member to notify of a new chat code, and the language of the notice; none by default. */
  author?: { admin_id: string; locale: Locale } | null;
  merge?: Merge | undefined;
  /** The names of the settings that the person saw and accepted; by default those of the patch. */
  accepted?: string[] | undefined;
}

interface ChangedSettings {
  settings: Settings;
  /** The names of the changed settings. */
  changed: (keyof Settings)[];
}

/** The journal's noun and the id of the only record. */
const noun = "settings";

/** The last-read settings per store. */
const read = new WeakMap<Kv, { stored: StoredSettings; settings: Settings }>();

/**
 * Returns the settings, up to a second stale. Returns the same object until they change, so that derived values can be cached
 * by it.
 */
export async function getSettings(kv: Kv): Promise<Settings> {
  const stored = await kv.getCached<Partial<Settings>>(KEY);
  const last = read.get(kv.root);
  if (last?.stored === stored) return last.settings;
  const current = { ...DEFAULTS, ...stored };
  const isSame = JSON.stringify(current) === JSON.stringify(last?.settings);
  const settings = isSame ? last!.settings : current;
  read.set(kv.root, { stored, settings });
  return settings;
}

/** Reads the settings; the commit then depends on them. */
export async function readSettings(tx: Transaction): Promise<Settings> {
  return { ...DEFAULTS, ...await tx.read<Partial<Settings>>(KEY) };
}

/**
 * Changes the given settings; null clears a setting or resets it to its default (decision 1). The first change creates the
 * record. Returns the record and the names of the changed settings. Queues a mail to the author about a new chat code in the
 * same commit. Throws 409 for a stale `version` and on a conflict in `merge`.
 */
export function updateSettings(
  kv: Kv,
  { version, ...patch }: SettingsPatch,
  { author = null, merge = overwrite, accepted }: ChangeOptions = {},
): Promise<ChangedSettings> {
  return kv.transact(async (tx) => {
    const before = await readSettings(tx);
    const present = { id: noun, ...before };
    requireVersion(present, version);
    const made = merge(present, patch);
    const { settings, changed } = await writeSettings(tx, made, accepted);
    if (author !== null && changed.includes("chat_code")) {
      const { admin_id: about_id, locale } = author;
      queueMail(tx, { kind: "chat_code_notice", about_id }, { locale });
    }
    return { settings, changed };
  }, { lock: "settings" });
}

/** Changes the given settings in the caller's commit; reads one key. */
export async function writeSettings(
  tx: Transaction,
  patch: Omit<SettingsPatch, "version">,
  accepted = Object.keys(omitUndefined(patch)),
): Promise<ChangedSettings> {
  const before = await readSettings(tx);
  const settings = { ...before, ...applyDefaults(patch) };
  for (const [name, key] of Object.entries(CHOICES)) {
    if (accepted.includes(name)) tx.set(key, true);
  }
  const changed = (Object.keys(DEFAULTS) as (keyof Settings)[])
    .filter((name) => settings[name] !== before[name]);
  if (changed.length === 0) return { settings: before, changed };
  settings.version += 1;
  tx.set(KEY, settings);
  const changes = changesOf(before, settings, changed);
  tx.note({ noun, record_id: noun, kind: "updated", changes });
  return { settings, changed };
}

/** Reports for each of the settings that a person has to choose whether that has happened; reads once. */
export async function findChosen(
  kv: Kv,
  settings: Settings,
): Promise<Record<keyof typeof CHOICES, boolean>> {
  const marks = await kv.getMany(Object.values(CHOICES));
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  const chosen = names.map((name, at) => // Earlier versions recorded no choice of a time zone, and the privacy mode only if it was not the default.
  [name, settings[name] !== DEFAULTS[name] || marks[at] !== null]);
  return Object.fromEntries(chosen);
}

/** Marks the figures of a new site as samples, in the commit that begins it. This is no change that a person has made. */
export async function markSamples(tx: Transaction): Promise<void> {
  tx.set(KEY, { ...await tx.read<object>(KEY), sample_figures: "yes" });
}

/** Returns the public settings. */
export function toPublicSettings(settings: Settings): PublicSettings {
  return pick(settings, PUBLIC_FIELDS);
}

/** Replaces null by the default for settings that cannot be null. */
function applyDefaults(
  patch: Omit<SettingsPatch, "version">,
): Partial<Settings> {
  const given = Object.entries(omitUndefined(patch)).map(([field, value]) => {
    const name = field as keyof Settings;
    const isValid = adminSettings.shape[name].safeParse(value).success;
    return [name, isValid ? value : DEFAULTS[name]];
  });
  return Object.fromEntries(given);
}

/** The key of the content version. */
export const CONTENT_VERSION = ["content_version"];
/** Days start on a UTC quarter-hour in every time zone. */
const QUARTER_MS = 15 * 60_000;

/** Changes the content version, which invalidates cached pages, in the commit that changes a content page or a review. */
export function changeContent(tx: Transaction): void {
  tx.set(CONTENT_VERSION, newId(tx.now));
}

/** Returns the content version, up to a second stale; null before the first change. */
export function getContentVersion(kv: Kv): Promise<string | null> {
  return kv.getCached<string>(CONTENT_VERSION);
}

/**
 * Returns the version of everything that cached pages show, up to a second stale. It covers settings, content and the current
 * quarter-hour, because the footer may show the current year.
 */
export async function getSiteVersion(kv: Kv): Promise<string> {
  const { version } = await getSettings(kv);
  const content = await getContentVersion(kv);
  const quarter = Math.floor(kv.now().getTime() / QUARTER_MS);
  return `${version} ${content} ${quarter}`;
}

/** Returns the time of the last content change, or null before the first. */
export async function contentChangedAt(kv: Kv): Promise<Date | null> {
  const version = await getContentVersion(kv);
  return version === null ? null : idTime(version);
}

/**
 * Returns a function that caches the result of `read` per store until the content version changes; results are up to a
 * second stale.
 */
export function contentSnapshot<T>(
  read: (kv: Kv) => Promise<T>,
): (kv: Kv) => Promise<T> {
  const snapshots = new WeakMap<
    Kv,
    { version: string | null; value: Promise<T> }
  >();
  return async function remembered(kv) {
    const version = await getContentVersion(kv);
    const known = snapshots.get(kv.root);
    if (known?.version === version) return known.value;
    // Read after the version, so that the value is never older than its version.
    const snapshot = { version, value: read(kv) };
    snapshots.set(kv.root, snapshot);
    snapshot.value.catch(() => {
      if (snapshots.get(kv.root) === snapshot) snapshots.delete(kv.root);
    });
    return snapshot.value;
  };
}
