import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { Dashboard } from "@/components/control/Dashboard.tsx";
import { MORE, screensOf, TILES } from "@/components/control/screens.ts";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { TROUBLED } from "@/lib/mail/outbox.ts";
import { UNOPENED } from "@/lib/messages/messages.ts";
import { toLocalDay } from "@/lib/dates.ts";
import { hasProblem } from "@/lib/errors.ts";
import { countFiltered, type FilterCounts } from "@/lib/parcels/filters.ts";
import { newestParcels } from "@/lib/parcels/parcels.ts";
import { definePanel } from "@/lib/site/define.ts";
import type { Kv } from "@/lib/store/kv.ts";
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

/** Counts the parcels of the day; null while those of an earlier version are being filed. */
async function countDay(kv: Kv): Promise<FilterCounts | null> {
  try {
    return await countFiltered(kv, null);
  } catch (error) {
    if (hasProblem(error, "error.preparing")) return null;
    throw error;
  }
}

export default definePanel.page(async function DashboardPage(ctx) {
  const { kv, t, settings, admin: { role } } = ctx.state;
  const shown = screensOf({ ...TILES, ...MORE }, role).map(([name]) => name);
  const nouns = NOUNS.filter((noun) => shown.includes(noun));
  if (shown.includes("outbox")) nouns.push(TROUBLED);
  if (shown.includes("messages")) nouns.push(UNOPENED);
  const seesParcels = shown.includes("parcels");
  const [numbers, parcels, filtered] = await Promise.all([
    readCounts(kv, nouns),
    seesParcels ? newestParcels(kv, NEWEST) : [],
    seesParcels ? countDay(kv) : null,
  ]);
  const counts = Object.fromEntries(
    nouns.map((noun, at) => [noun, numbers[at]!]),
  );
  const day = {
    parcels: filtered,
    today: toLocalDay(kv.now(), settings.time_zone),
    unopened: counts[UNOPENED] ?? 0,
    troubled: counts[TROUBLED] ?? 0,
  };
  return (
    <ControlLayout ctx={ctx}>
      <PageHead title={t("control.dashboard.title")} settings={settings} />
      <Dashboard {...{ ctx, counts, day, parcels }} />
    </ControlLayout>
  );
});
