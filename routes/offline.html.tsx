import { Head } from "fresh/runtime";
import { Mark } from "@/components/layout/Logo.tsx";
import { define } from "@/lib/site/define.ts";

/** The address is that of the page that could not be loaded: an empty link asks for it again. */
const SAME_ADDRESS = " ";

/** What a browser without a connection shows in place of a page (static/offline_worker.js); it names nothing that changes. */
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
