import type { Settings } from "@/lib/schemas/records.ts";

/** Where a user name of each network is a profile. */
const SITES = {
  contact_twitter: "https://x.com/",
  contact_telegram: "https://t.me/",
  contact_instagram: "https://www.instagram.com/",
};

/** Where the company is found on a network. */
export interface Profile {
  field: keyof typeof SITES;
  /** As the owner has given it. */
  text: string;
  /** The profile's address; null where the text is neither an address nor a user name. */
  href: string | null;
}

const NETWORKS = Object.keys(SITES) as Profile["field"][];

/** Gives the profiles that the settings name, in the order of their form. */
export function profilesOf(settings: Settings): Profile[] {
  return NETWORKS.flatMap((field) => {
    const text = settings[field];
    return text ? [{ field, text, href: addressOf(text, SITES[field]) }] : [];
  });
}

function addressOf(text: string, site: string): string | null {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : null;
  const name = /^@?([\w.]+)$/.exec(text)?.[1];
  return name === undefined ? null : site + name;
}
