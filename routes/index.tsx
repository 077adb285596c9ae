import { About } from "@/components/home/About.tsx";
import { Carousel } from "@/components/home/Carousel.tsx";
import { Faq } from "@/components/home/Faq.tsx";
import { Gauges } from "@/components/home/Gauges.tsx";
import { Organization } from "@/components/home/Organization.tsx";
import { Qualities, Services } from "@/components/home/Services.tsx";
import { Portfolio, WhatWeDo } from "@/components/home/Strips.tsx";
import { Testimonials } from "@/components/home/Testimonials.tsx";
import { PublicPage } from "@/components/layout/PublicPage.tsx";
import { define } from "@/lib/site/define.ts";
import { readSite } from "@/lib/pages/pages.ts";
import { withoutSamples } from "@/lib/settings/samples.ts";
import { shownReviews } from "@/lib/reviews/reviews.ts";

export default define.page(async function Home(ctx) {
  const { kv, t, locale, env } = ctx.state;
  const [site, reviews] = await Promise.all([readSite(kv), shownReviews(kv)]);
  const { settings, pages } = site;
  const company = settings.company_name;
  const stated = withoutSamples(settings);
  return (
    <PublicPage
      ctx={ctx}
      site={site}
      title={t("home.title")}
      description={t("home.description", { company })}
      over
    >
      <Organization settings={stated} publicOrigin={env.publicOrigin} />
      <Carousel t={t} settings={stated} />
      <Services t={t} pages={pages} />
      <Qualities t={t} />
      <WhatWeDo t={t} />
      <About t={t} locale={locale} settings={settings} pages={pages} />
      <Gauges t={t} locale={locale} settings={settings} />
      <Testimonials t={t} reviews={reviews} />
      <Portfolio t={t} />
      <Faq t={t} />
    </PublicPage>
  );
});
