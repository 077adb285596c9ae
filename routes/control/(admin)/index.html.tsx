import { ControlLayout } from "@/components/panel/ControlLayout.tsx";
import { Dashboard } from "@/components/dashboard/Dashboard.tsx";
import { openEntries } from "@/components/panel/screens.ts";
import { TROUBLED } from "@/lib/mail/outbox.ts";
import { UNOPENED } from "@/lib/messages/messages.ts";
import { toLocalDay } from "@/lib/dates.ts";
import { samplesIn } from "@/lib/settings/samples.ts";
import { DEFAULTS } from "@/lib/settings/schema.ts";
import { findChosen } from "@/lib/settings/settings.ts";
import { countFiltered } from "@/lib/parcel_lists/filters.ts";
import { listFailed } from "@/lib/jobs/show.ts";
import { definePanel } from "@/lib/site/define.ts";
import { readCounts } from "@/lib/store/counters.ts";
import { newestParcels } from "@/lib/parcel_lists/list.ts";
import { PageHead } from "@/components/layout/HtmlDocument.tsx";

/** The number of parcels that the dashboard shows. */
const NEWEST = 5;

/** The noun that counts the team. */
const TEAM = "admins";

export default definePanel.page(async function DashboardPage(ctx) {
  const { kv, t, settings, lacksMail, admin } = ctx.state;
  const shown = openEntries(ctx).map(({ name }) => name);
  const counted = ctx.state.nouns.flatMap(({ counted = [] }) => counted);
  const nouns = shown.filter((name) => counted.includes(name));
  if (shown.includes("outbox")) nouns.push(TROUBLED);
  if (shown.includes("messages")) nouns.push(UNOPENED);
  if (shown.includes("team")) nouns.push(TEAM);
  const seesParcels = shown.includes("parcels");
  const [numbers, parcels, filtered, failed, chosen] = await Promise.all([
    readCounts(kv, nouns),
    seesParcels ? newestParcels(kv, NEWEST) : [],
    seesParcels ? countFiltered(kv, {}) : null,
    listFailed(kv, admin),
    findChosen(kv, settings),
  ]);
  const counts = Object.fromEntries(
    nouns.map((noun, at) => [noun, numbers[at]!]),
  );
  const day = {
    parcels: filtered,
    today: toLocalDay(kv.now(), settings.time_zone),
    unopened: counts[UNOPENED] ?? 0,
    troubled: counts[TROUBLED] ?? 0,
    failedJobs: failed.map(({ id }) => id),
  };
  const { contact_email, contact_phone, contact_address } = settings;
  const begun = {
    name: admin.name !== null,
    company: settings.company_name !== DEFAULTS.company_name,
    zone: chosen.time_zone,
    figures: samplesIn(settings).length === 0,
    contact: Boolean(contact_email ?? contact_phone ?? contact_address),
    privacy: chosen.tracking_privacy,
    parcel: (counts.parcels ?? 0) > 0,
    colleague: (counts[TEAM] ?? 0) > 1,
    mail: !lacksMail,
  };
  return (
    <ControlLayout ctx={ctx}>
      <PageHead title={t("control.dashboard.title")} settings={settings} />
      <Dashboard
        ctx={ctx}
        counts={counts}
        begun={begun}
        day={day}
        parcels={parcels}
      />
    </ControlLayout>
  );
});
