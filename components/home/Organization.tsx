import { profilesOf } from "@/components/messages/profiles.ts";
import { JsonLd } from "@/components/layout/JsonLd.tsx";
import type { Settings } from "@/lib/settings/schema.ts";

interface OrganizationProps {
  settings: Settings;
  /** Null omits absolute links. */
  publicOrigin: string | null;
}

/** Structured data about the company and its site, as far as the settings describe them. */
export function Organization({ settings, publicOrigin }: OrganizationProps) {
  const profiles = profilesOf(settings).flatMap(({ href }) => href ?? []);
  const organization = {
    "@type": "Organization",
    name: settings.company_name,
    foundingDate: settings.founded_year?.toString(),
    email: settings.contact_email ?? undefined,
    telephone: settings.contact_phone ?? undefined,
    address: settings.contact_address ?? undefined,
    sameAs: profiles.length === 0 ? undefined : profiles,
    url: publicOrigin === null ? undefined : `${publicOrigin}/`,
    logo: publicOrigin === null ? undefined : `${publicOrigin}/icon-512.png`,
  };
  return (
    <>
      <JsonLd data={organization} />
      {publicOrigin !== null && (
        <JsonLd
          data={{
            "@type": "WebSite",
            name: settings.company_name,
            url: `${publicOrigin}/`,
          }}
        />
      )}
    </>
  );
}
