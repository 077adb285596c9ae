import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { Dashboard } from "@/components/control/Dashboard.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { define } from "@/lib/site/define.ts";
import { INVOICES } from "@/lib/invoices/invoices.ts";
import { MESSAGES } from "@/lib/messages/messages.ts";
import { countTroubledMails, OUTBOX } from "@/lib/mail/outbox.ts";
import { PAGES } from "@/lib/pages/pages.ts";
import { readCount } from "@/lib/store/paging.ts";
import { PARCELS } from "@/lib/parcels/store.ts";
import { listParcels } from "@/lib/parcels/parcels.ts";
import { REVIEWS } from "@/lib/reviews/reviews.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { hasMailServer } from "@/lib/mail/transport.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { VERSION } from "@/lib/version.ts";

/** How many parcels the dashboard shows. */
const NEWEST = 5;

export default define.page(async function DashboardPage({ state, url }) {
  const { kv, env, t, locale, theme } = state;
  const [settings, counts, troubled, { data }] = await Promise.all([
    getSettings(kv),
    readCounts(kv),
    countTroubledMails(kv),
    listParcels(kv, { page: 1, per_page: NEWEST }),
  ]);
  return (
    <ControlLayout
      {...{ t, locale, theme }}
      url={url.pathname + url.search}
      company={settings.company_name}
    >
      <PageHead title={t("control.dashboard.title")} settings={settings} />
      <Dashboard
        {...{ t, counts, troubled }}
        lacksMail={!hasMailServer(env)}
        email={state.admin!.email}
        parcels={data}
        version={VERSION}
      />
    </ControlLayout>
  );
});

/** One read for each noun, and all of them in one call of the store. */
async function readCounts(kv: Kv) {
  const [parcels, reviews, pages, invoices, messages, outbox] = await Promise
    .all(
      [PARCELS, REVIEWS, PAGES, INVOICES, MESSAGES, OUTBOX]
        .map((noun) => readCount(kv, noun)),
    ) as [number, number, number, number, number, number];
  return { parcels, reviews, pages, invoices, messages, outbox };
}
