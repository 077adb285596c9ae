import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { Dashboard } from "@/components/control/Dashboard.tsx";
import { MORE, screensOf, TILES } from "@/components/control/screens.ts";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { TROUBLED } from "@/lib/mail/outbox.ts";
import { UNOPENED } from "@/lib/messages/messages.ts";
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
  const { kv, t, settings, admin: { role } } = ctx.state;
  const shown = screensOf({ ...TILES, ...MORE }, role).map(([name]) => name);
  const nouns = NOUNS.filter((noun) => shown.includes(noun));
  if (shown.includes("outbox")) nouns.push(TROUBLED);
  if (shown.includes("messages")) nouns.push(UNOPENED);
  const [numbers, parcels] = await Promise.all([
    readCounts(kv, nouns),
    shown.includes("parcels") ? newestParcels(kv, NEWEST) : [],
  ]);
  const counts = Object.fromEntries(
    nouns.map((noun, at) => [noun, numbers[at]!]),
  );
  const troubled = counts[TROUBLED] ?? 0;
  const unopened = counts[UNOPENED] ?? 0;
  return (
    <ControlLayout ctx={ctx}>
      <PageHead title={t("control.dashboard.title")} settings={settings} />
      <Dashboard {...{ ctx, counts, troubled, unopened, parcels }} />
    </ControlLayout>
  );
});
