import { renderToString } from "preact-render-to-string";
import { About } from "@/components/home/About.tsx";
import { Carousel } from "@/components/home/Carousel.tsx";
import { Faq } from "@/components/home/Faq.tsx";
import { Gauges } from "@/components/home/Gauges.tsx";
import { Organization } from "@/components/home/Organization.tsx";
import { Portfolio } from "@/components/home/Portfolio.tsx";
import { Qualities } from "@/components/home/Qualities.tsx";
import { Services } from "@/components/home/Services.tsx";
import { Testimonials } from "@/components/home/Testimonials.tsx";
import { WhatWeDo } from "@/components/home/WhatWeDo.tsx";
import { Document } from "@/components/layout/Document.tsx";
import { PublicHead } from "@/components/layout/PublicHead.tsx";
import { PublicLayout } from "@/components/layout/PublicLayout.tsx";
import { listPages } from "@/lib/pages/pages.ts";
import { shownReviews } from "@/lib/reviews/reviews.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { openKv } from "@/lib/store/kv.ts";

const kv = await openKv(Deno.args[0]!);
const locale = LOCALES.en;
const theme = null;
const publicOrigin = null;
const t = translator(locale);

/**
 * Renders the home page as routes/index.tsx does, of the same components and with the same reads, and nothing more: what
 * `<Head>` brings stays where it is, and no island comes alive. The route itself would bring the app's framework along.
 */
export async function renderHome(address: string): Promise<string> {
  const url = new URL(address);
  const [settings, pages, reviews] = await Promise.all([
    getSettings(kv),
    listPages(kv),
    shownReviews(kv),
  ]);
  const company = settings.company_name;
  const html = renderToString(
    <Document locale={locale} theme={theme}>
      <PublicLayout
        {...{ t, locale, theme, settings, pages }}
        url={url.pathname + url.search}
        over
      >
        <PublicHead
          {...{ settings, locale, url, publicOrigin }}
          title={t("home.title")}
          description={t("home.description", { company })}
        />
        <Organization settings={settings} publicOrigin={publicOrigin} />
        <Carousel t={t} locale={locale} settings={settings} />
        <Services t={t} pages={pages} />
        <Qualities t={t} />
        <WhatWeDo t={t} locale={locale} />
        <About {...{ t, locale, settings, pages }} />
        <Gauges t={t} locale={locale} settings={settings} />
        <Testimonials t={t} reviews={reviews} />
        <Portfolio t={t} locale={locale} />
        <Faq t={t} />
      </PublicLayout>
    </Document>,
  );
  return `<!DOCTYPE html>${html}`;
}
