import { jsxTemplate } from "preact/jsx-runtime";
import { profilesOf } from "@/components/contact/profiles.ts";
import type { Settings } from "@/lib/schemas/records.ts";

interface OrganizationProps {
  settings: Settings;
  /** Null leaves out what would have to name the site's own address (decision 5). */
  publicOrigin: string | null;
}

/** Tells search engines who the company is, as far as its settings say so. */
export function Organization({ settings, publicOrigin }: OrganizationProps) {
  const json = JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: settings.company_name,
    foundingDate: settings.founded_year?.toString(),
    email: settings.contact_email ?? undefined,
    telephone: settings.contact_phone ?? undefined,
    address: settings.contact_address ?? undefined,
    sameAs: addressesOf(settings),
    url: publicOrigin === null ? undefined : `${publicOrigin}/`,
    logo: publicOrigin === null ? undefined : `${publicOrigin}/icon-512.png`,
  });
  return (
    <script type="application/ld+json">
      {jsxTemplate([json.replace(UNSAFE, escapeUnit)])}
    </script>
  );
}

/** Inside a script HTML knows no references: what could end it, and what is beyond ASCII, is written as JSON can. */
const UNSAFE = /[<\x80-\uffff]/g;

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function addressesOf(settings: Settings): string[] | undefined {
  const addresses = profilesOf(settings).flatMap(({ href }) => href ?? []);
  return addresses.length === 0 ? undefined : addresses;
}
