import { About } from "@/components/home/About.tsx";
import { HomeHero } from "@/components/home/HomeHero.tsx";
import { Qualities } from "@/components/home/Qualities.tsx";
import { Services } from "@/components/home/Services.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { PublicLayout } from "@/components/layout/PublicLayout.tsx";
import { define } from "@/lib/define.ts";
import { listPages } from "@/lib/domain/pages.ts";
import { getSettings } from "@/lib/domain/settings.ts";

export default define.page(async function Home({ state, url }) {
  const { kv, t, locale, theme } = state;
  const [settings, pages] = await Promise.all([
    getSettings(kv),
    listPages(kv),
  ]);
  const company = settings.company_name;
  return (
    <PublicLayout
      {...{ t, locale, theme, settings, pages }}
      url={url.pathname + url.search}
      over
    >
      <PageHead
        title={t("home.title")}
        description={t("home.description", { company })}
        settings={settings}
      />
      <HomeHero t={t} settings={settings} />
      <Services t={t} />
      <Qualities t={t} />
      <About t={t} locale={locale} settings={settings} />
    </PublicLayout>
  );
});
