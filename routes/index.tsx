import { About } from "@/components/home/About.tsx";
import { Carousel } from "@/components/home/Carousel.tsx";
import { Faq } from "@/components/home/Faq.tsx";
import { Gauges } from "@/components/home/Gauges.tsx";
import { Organization } from "@/components/home/Organization.tsx";
import { Qualities } from "@/components/home/Qualities.tsx";
import { Services } from "@/components/home/Services.tsx";
import { Portfolio, WhatWeDo } from "@/components/home/Strips.tsx";
import { Testimonials } from "@/components/home/Testimonials.tsx";
import { PublicHead } from "@/components/layout/PublicHead.tsx";
import { PublicLayout } from "@/components/layout/PublicLayout.tsx";
import { canonicalPath } from "@/lib/i18n/locales.ts";
import { define } from "@/lib/site/define.ts";
import { readSite } from "@/lib/pages/pages.ts";
import { shownReviews } from "@/lib/reviews/reviews.ts";

export default define.page(async function Home({ state, url }) {
  const { kv, t, locale, theme, env: { publicOrigin } } = state;
  const [{ settings, pages }, reviews] = await Promise.all([
    readSite(kv),
    shownReviews(kv),
  ]);
  const company = settings.company_name;
  return (
    <PublicLayout
      t={t}
      locale={locale}
      theme={theme}
      settings={settings}
      pages={pages}
      url={canonicalPath(url)}
      over
    >
      <PublicHead
        settings={settings}
        locale={locale}
        url={url}
        publicOrigin={publicOrigin}
        title={t("home.title")}
        description={t("home.description", { company })}
      />
      <Organization settings={settings} publicOrigin={publicOrigin} />
      <Carousel t={t} settings={settings} />
      <Services t={t} pages={pages} />
      <Qualities t={t} />
      <WhatWeDo t={t} />
      <About t={t} locale={locale} settings={settings} pages={pages} />
      <Gauges t={t} locale={locale} settings={settings} />
      <Testimonials t={t} reviews={reviews} />
      <Portfolio t={t} />
      <Faq t={t} />
    </PublicLayout>
  );
});
