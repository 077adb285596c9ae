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
    foundingDate: String(settings.founded_year),
    email: settings.contact_email ?? undefined,
    telephone: settings.contact_phone ?? undefined,
    address: settings.contact_address ?? undefined,
    sameAs: addressesOf(settings),
    url: publicOrigin === null ? undefined : `${publicOrigin}/`,
    logo: publicOrigin === null ? undefined : `${publicOrigin}/icon-512.png`,
  });
  return (
    <script type="application/ld+json">
      {/* Inside a script nothing is unescaped: only what could end it is written in another way. */}
      {jsxTemplate([json.replaceAll("<", "\\u003c")])}
    </script>
  );
}

function addressesOf(settings: Settings): string[] | undefined {
  const addresses = profilesOf(settings).flatMap(({ href }) => href ?? []);
  return addresses.length === 0 ? undefined : addresses;
}
