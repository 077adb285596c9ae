import type { Kv } from "@/lib/kv.ts";
import type { Settings } from "@/lib/schemas/records.ts";

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

/** Gives the settings, at most a second old (design section 3). */
export async function getSettings(kv: Kv): Promise<Settings> {
  return { ...DEFAULTS, ...await kv.getCached<Partial<Settings>>(KEY) };
}

/** Changes some settings; the first change creates the record (decision 23). */
export function updateSettings(
  kv: Kv,
  patch: Partial<Omit<Settings, "version">>,
): Promise<Settings> {
  return kv.transact(async (tx) => {
    const current = { ...DEFAULTS, ...await tx.read<Partial<Settings>>(KEY) };
    const settings = { ...current, ...patch, version: current.version + 1 };
    tx.set(KEY, settings);
    return settings;
  });
}
