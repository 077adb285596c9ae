import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { Dashboard } from "@/components/control/Dashboard.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { invoices } from "@/lib/invoices/invoices.ts";
import { messages } from "@/lib/messages/messages.ts";
import { outbox, TROUBLED } from "@/lib/mail/outbox.ts";
import { pages } from "@/lib/pages/pages.ts";
import { readCounts } from "@/lib/store/paging.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { newestParcels } from "@/lib/parcels/parcels.ts";
import { reviews } from "@/lib/reviews/reviews.ts";
import type { Kv } from "@/lib/store/kv.ts";

/** How many parcels the dashboard shows. */
const NEWEST = 5;

const COUNTERS = [
  ...[parcels, reviews, pages, invoices, messages, outbox].map(
    ({ noun }) => noun,
  ),
  TROUBLED,
];

export default definePanel.page(async function DashboardPage(ctx) {
  const { kv, t, settings } = ctx.state;
  const [{ troubled, ...counts }, parcels] = await Promise.all([
    countRecords(kv),
    newestParcels(kv, NEWEST),
  ]);
  return (
    <ControlLayout ctx={ctx}>
      <PageHead title={t("control.dashboard.title")} settings={settings} />
      <Dashboard {...{ ctx, counts, troubled, parcels }} />
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
