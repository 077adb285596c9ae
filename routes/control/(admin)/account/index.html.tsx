import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { Breadcrumb } from "@/components/layout/Breadcrumb.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { define } from "@/lib/define.ts";
import { getSettings } from "@/lib/domain/settings.ts";

export default define.page(async function Account({ state, url }) {
  const { kv, t, locale, theme, admin } = state;
  const settings = await getSettings(kv);
  const title = t("control.account.title");
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
      <div class="control-head">
        <h1>{title}</h1>
        <p class="soft">
          {t("control.dashboard.signedIn", { email: admin!.email })}
        </p>
      </div>
      <section class="card account-card">
        <Icon name="lock" />
        <h2>
          <a href="/control/account/password.html">
            {t("control.account.password")}
          </a>
        </h2>
        <p class="soft">{t("control.account.text")}</p>
      </section>
    </ControlLayout>
  );
});
