import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { Dashboard } from "@/components/control/Dashboard.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { TROUBLED } from "@/lib/mail/outbox.ts";
import { newestParcels } from "@/lib/parcels/parcels.ts";
import { definePanel } from "@/lib/site/define.ts";
import { readCounts } from "@/lib/store/counters.ts";

/** The number of parcels that the dashboard shows. */
const NEWEST = 5;

/** The nouns whose records the dashboard counts. */
const NOUNS = [
  "parcels",
  "reviews",
  "pages",
  "invoices",
  "messages",
  "outbox",
];

export default definePanel.page(async function DashboardPage(ctx) {
  const { kv, t, settings } = ctx.state;
  const [[troubled = 0, ...numbers], parcels] = await Promise.all([
    readCounts(kv, [TROUBLED, ...NOUNS]),
    newestParcels(kv, NEWEST),
  ]);
  const counts = Object.fromEntries(
    NOUNS.map((noun, at) => [noun, numbers[at]!]),
  );
  return (
    <ControlLayout ctx={ctx}>
      <PageHead title={t("control.dashboard.title")} settings={settings} />
      <Dashboard {...{ ctx, counts, troubled, parcels }} />
    </ControlLayout>
  );
});
