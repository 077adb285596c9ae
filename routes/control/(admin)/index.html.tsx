import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { Dashboard } from "@/components/control/Dashboard.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { define } from "@/lib/site/define.ts";
import { invoices } from "@/lib/invoices/invoices.ts";
import { messages } from "@/lib/messages/messages.ts";
import { outbox, TROUBLED } from "@/lib/mail/outbox.ts";
import { pages } from "@/lib/pages/pages.ts";
import { readCounts } from "@/lib/store/paging.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { newestParcels } from "@/lib/parcels/parcels.ts";
import { reviews } from "@/lib/reviews/reviews.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { VERSION } from "@/lib/version.ts";

/** How many parcels the dashboard shows. */
const NEWEST = 5;

const COUNTERS = [
  ...[parcels, reviews, pages, invoices, messages, outbox].map(
    ({ noun }) => noun,
  ),
  TROUBLED,
];

export default define.page(async function DashboardPage({ state, url }) {
  const { kv, env, t, locale, theme } = state;
  const [settings, { troubled, ...counts }, parcels] = await Promise.all([
    getSettings(kv),
    countRecords(kv),
    newestParcels(kv, NEWEST),
  ]);
  return (
    <ControlLayout
      {...{ t, locale, theme }}
      url={url.pathname + url.search}
      company={settings.company_name}
    >
      <PageHead title={t("control.dashboard.title")} settings={settings} />
      <Dashboard
        {...{ t, counts, troubled, parcels }}
        lacksMail={!env.hasMailServer}
        email={state.admin!.email}
        version={VERSION}
      />
    </ControlLayout>
  );
});

/** Counts the records of all nouns in one request to the store. */
async function countRecords(kv: Kv) {
  const [
    parcels = 0,
    reviews = 0,
    pages = 0,
    invoices = 0,
    messages = 0,
    outbox = 0,
    troubled = 0,
  ] = await readCounts(kv, COUNTERS);
  return { parcels, reviews, pages, invoices, messages, outbox, troubled };
}
