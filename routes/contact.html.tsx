import { ContactDetails } from "@/components/layout/ContactDetails.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { PublicLayout } from "@/components/layout/PublicLayout.tsx";
import { define } from "@/lib/define.ts";
import { getSettings } from "@/lib/domain/settings.ts";

export default define.page(async function Contact({ state, url }) {
  const { kv, t, locale, theme } = state;
  const settings = await getSettings(kv);
  const title = t("nav.contact");
  return (
    <PublicLayout
      {...{ t, locale, theme, settings }}
      url={url.pathname + url.search}
      hero={{ title, subTitle: t("contact.hero") }}
      breadcrumb={[{ text: t("nav.homePage"), href: "/" }, { text: title }]}
    >
      <PageHead
        title={title}
        description={t("contact.hero")}
        settings={settings}
      />
      <ContactDetails t={t} settings={settings} />
    </PublicLayout>
  );
});
