import { pick } from "deno-std/collections/pick.js";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import {
  type PublicSettings,
  publicSettings,
  type Settings,
  type SettingsPatch,
} from "./schema.ts";
import { defined, requireVersion } from "@/lib/store/versions.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import { requireSeen, type Seen } from "@/lib/store/versions.ts";

type Stored = Partial<Settings> | null;

const PUBLIC_FIELDS = publicSettings.keyof().options;

const KEY = ["settings"];

/** What holds until the owner says otherwise (spec section 9, decisions 1 and 15). */
const DEFAULTS: Settings = {
  version: 0,
  contact_email: null,
  contact_phone: null,
  contact_phone_alt: null,
  contact_twitter: null,
  contact_telegram: null,
  contact_instagram: null,
  contact_address: null,
  mail_template: "html1",
  meta_description: null,
  chat_code: null,
  company_name: "Waybill Logistics",
  founded_year: 1985,
  container_count: 200_000,
  gauge_warehousing: 95,
  gauge_ocean: 85,
  gauge_air: 90,
  copyright_year: 2022,
  tracking_privacy: "full",
  time_zone: "UTC",
};

/** What must not be missing: emptied, it goes back to its default. Everything else stays empty (decision 125). */
const NEVER_EMPTY = new Set<keyof Settings>([
  "company_name",
  "mail_template",
  "tracking_privacy",
  "time_zone",
]);

/** The administrator who changes settings, and in which language a notice about it is written. */
export interface SettingsAuthor {
  admin_id: string;
  locale: Locale;
}

/** Who makes a change, and what a form of settings was filled in over. */
export interface ChangeOptions {
  /** Left out where nobody is to be told. */
  author?: SettingsAuthor | null;
  seen?: Seen;
}

interface ChangedSettings {
  settings: Settings;
  /** The names of what is different now. */
  changed: (keyof Settings)[];
}

/** What was read last from each store. */
const read = new WeakMap<Kv, { stored: Stored; settings: Settings }>();

/**
 * Returns the settings, at most a second old: the same object as long as they stay the same, so that what is made of them can be
 * remembered by it.
 */
export async function getSettings(kv: Kv): Promise<Settings> {
  const stored = await kv.getCached<Partial<Settings>>(KEY);
  const last = read.get(kv);
  if (last?.stored === stored) return last.settings;
  const current = withDefaults(stored);
  const isSame = JSON.stringify(current) === JSON.stringify(last?.settings);
  const settings = isSame ? last!.settings : current;
  read.set(kv, { stored, settings });
  return settings;
}

/** Reads the settings in a transaction that depends on their staying so. */
export async function readSettings(tx: Transaction): Promise<Settings> {
  return withDefaults(await tx.read<Partial<Settings>>(KEY));
}

/**
 * Changes the given settings, null meaning empty or, where nothing may be missing, the default (decision 125), and gives the
 * record with the names of what is different now; the first change creates the record (decision 23). The administrator is told of a new chat code by mail, queued in the same
 * commit; without an author nobody is told. Throws 409 when `version` is not the current one or a form has `seen` other
 * values.
 */
export function updateSettings(
  kv: Kv,
  { version, ...patch }: SettingsPatch,
  { author = null, seen }: ChangeOptions = {},
): Promise<ChangedSettings> {
  return kv.transact(async (tx) => {
    const before = await readSettings(tx);
    requireVersion(before, version);
    if (seen !== undefined) requireSeen(before, seen);
    const { settings, changed } = await changeSettings(tx, patch);
    if (author !== null && changed.includes("chat_code")) {
      const { admin_id: about_id, locale } = author;
      await queueMail(tx, { kind: "chat_code_notice", about_id }, { locale });
    }
    return { settings, changed };
  }, { lock: "settings" });
}

/** Changes the given settings within the caller's own commit, which reads one key. */
export async function changeSettings(
  tx: Transaction,
  patch: Omit<SettingsPatch, "version">,
): Promise<ChangedSettings> {
  const before = await readSettings(tx);
  const settings = { ...before, ...resolved(patch) };
  const changed = (Object.keys(DEFAULTS) as (keyof Settings)[])
    .filter((name) => settings[name] !== before[name]);
  if (changed.length === 0) return { settings: before, changed };
  settings.version += 1;
  tx.set(KEY, settings);
  return { settings, changed };
}

/** Returns what the public site shows of the settings (decision 35). */
export function toPublicSettings(settings: Settings): PublicSettings {
  return pick(settings, PUBLIC_FIELDS);
}

function withDefaults(stored: Stored): Settings {
  return { ...DEFAULTS, ...stored };
}

/** Puts back the default where a value was emptied that must not be missing. */
function resolved(patch: Omit<SettingsPatch, "version">): Partial<Settings> {
  const given = Object.entries(defined(patch)).map(([field, value]) => {
    const name = field as keyof Settings;
    const isMissing = value === null && NEVER_EMPTY.has(name);
    return [name, isMissing ? DEFAULTS[name] : value];
  });
  return Object.fromEntries(given);
}
