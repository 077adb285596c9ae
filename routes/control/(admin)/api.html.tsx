import { apiCalls } from "@/components/control/api_calls.ts";
import { ApiReference } from "@/components/control/ApiReference.tsx";
import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { Breadcrumb } from "@/components/layout/Breadcrumb.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { define } from "@/lib/define.ts";
import { getSettings } from "@/lib/domain/settings.ts";

export default define.page(async function ApiPage({ state, url }) {
  const { kv, t, locale, theme, origin, admin } = state;
  const { readReference } = await import("@/lib/http/api_reference.ts");
  const settings = await getSettings(kv);
  const title = t("control.api.title");
  return (
    <ControlLayout
      {...{ t, locale, theme }}
      url={url.pathname + url.search}
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
      <ApiReference
        t={t}
        groups={readReference(origin)}
        calls={apiCalls(origin, admin!.email)}
      />
    </ControlLayout>
  );
});
