import { Head } from "fresh/runtime";
import { PublicLayout } from "@/components/layout/PublicLayout.tsx";
import ScreenFacts from "@/islands/ScreenFacts.tsx";
import { define } from "@/lib/site/define.ts";
import { readSite } from "@/lib/pages/pages.ts";
import { PageHead } from "@/components/layout/HtmlDocument.tsx";

/** Shows the visitor's window size and browser, to send to support. */
export default define.page(async function Resolution({ state, url, req }) {
  const { kv, t } = state;
  const site = await readSite(kv);
  const title = t("resolution.title");
  return (
    <PublicLayout
      state={state}
      site={site}
      url={url.pathname + url.search}
      hero={{ title }}
    >
      <PageHead title={title} settings={site.settings} />
      <Head>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <div class="section wrap screen">
        <p class="lead">{t("resolution.text")}</p>
        <ScreenFacts
          userAgent={req.headers.get("user-agent") ?? ""}
          labels={{
            width: t("resolution.width"),
            height: t("resolution.height"),
            userAgent: t("resolution.agent"),
            copy: t("resolution.copy"),
            copied: t("tracking.copied"),
          }}
        />
        <noscript>
          <p>{t("resolution.script")}</p>
        </noscript>
        <p>
          <a class="button button-quiet" href="/contact.html">
            {t("nav.contact")}
          </a>
        </p>
      </div>
    </PublicLayout>
  );
});
