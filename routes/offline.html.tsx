import { Head } from "fresh/runtime";
import { Mark } from "@/components/layout/Logo.tsx";
import { define } from "@/lib/site/define.ts";

/** The page is shown at the URL that failed, so an empty link retries it. */
const SAME_ADDRESS = " ";

/** The page for visitors who are offline (static/offline_worker.js). It contains nothing that changes. */
export default define.page(function Offline({ state: { t } }) {
  return (
    <main class="error-page chart">
      <Head>
        <title>{t("offline.title")}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div class="wrap error-page-inner">
        <span class="brand">
          <Mark />
        </span>
        <h1>{t("offline.title")}</h1>
        <p class="hero-sub">{t("offline.text")}</p>
        <p class="error-page-links">
          <a class="button button-primary" href={SAME_ADDRESS}>
            {t("offline.again")}
          </a>
        </p>
      </div>
    </main>
  );
});
