import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { Breadcrumb } from "@/components/layout/Breadcrumb.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { SettingsMenu } from "@/components/settings/SettingsMenu.tsx";
import { define } from "@/lib/define.ts";
import { getSettings } from "@/lib/domain/settings.ts";

/** The menu of settings (spec section 2). */
export default define.page(async function SettingsPage({ state, url }) {
  const { kv, t, locale, theme } = state;
  const settings = await getSettings(kv);
  const title = t("control.settings.title");
  return (
    <ControlLayout
      {...{ t, locale, theme }}
      url={url.pathname}
      company={settings.company_name}
    >
      <PageHead title={title} settings={settings} />
      <Breadcrumb
        t={t}
        crumbs={[
          { text: t("control.dashboard.title"), href: "/control/index.html" },
          { text: title },
        ]}
      />
      <div class="control-head">
        <h1>{title}</h1>
        <p class="soft">{t("control.settings.lead")}</p>
      </div>
      <SettingsMenu t={t} />
    </ControlLayout>
  );
});
