import { apiCalls } from "@/components/control/api_calls.ts";
import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { Dashboard } from "@/components/control/Dashboard.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { define } from "@/lib/define.ts";
import { INVOICES } from "@/lib/domain/invoices.ts";
import { readCount } from "@/lib/domain/paging.ts";
import { PARCELS } from "@/lib/domain/parcel_store.ts";
import { getSettings } from "@/lib/domain/settings.ts";

export default define.page(async function DashboardPage({ state, url }) {
  const { kv, t, locale, theme, origin } = state;
  const email = state.admin!.email;
  const [settings, parcels, invoices] = await Promise.all([
    getSettings(kv),
    readCount(kv, PARCELS),
    readCount(kv, INVOICES),
  ]);
  return (
    <ControlLayout
      {...{ t, locale, theme }}
      url={url.pathname + url.search}
      company={settings.company_name}
    >
      <PageHead title={t("control.dashboard.title")} settings={settings} />
      <Dashboard
        t={t}
        email={email}
        parcels={parcels}
        invoices={invoices}
        calls={apiCalls(origin, email)}
      />
    </ControlLayout>
  );
});
