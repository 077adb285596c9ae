import type { Settings } from "@/lib/settings/schema.ts";

/** The profile URL and user name pattern of each network. */
const SITES = {
  contact_twitter: { site: "https://x.com/", name: /^@?(\w{1,15})$/ },
  contact_telegram: { site: "https://t.me/", name: /^@?([a-z]\w{4,31})$/i },
  contact_instagram: {
    site: "https://www.instagram.com/",
    name: /^@?([\w.]{1,30})$/,
  },
};

/** The company's profile on a network. */
export interface Profile {
  field: keyof typeof SITES;
  /** The text of the setting. */
  text: string;
  /** The URL of the profile; null if the text is not a user name. */
  href: string | null;
}

const NETWORKS = Object.keys(SITES) as Profile["field"][];

/** Returns the profiles in the settings, in the order of their form. */
export function profilesOf(settings: Settings): Profile[] {
  return NETWORKS.flatMap((field) => {
    const text = settings[field];
    return text ? [{ field, text, href: addressOf(text, SITES[field]) }] : [];
  });
}

function addressOf(
  text: string,
  { site, name }: (typeof SITES)[Profile["field"]],
): string | null {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : null;
  const user = name.exec(text)?.[1];
  return user === undefined ? null : site + user;
}
