import { Screen, ScreenHead } from "@/components/control/Screen.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { definePanel } from "@/lib/site/define.ts";

export default definePanel.page(function Account(ctx) {
  const { t, admin: { email } } = ctx.state;
  const title = t("control.account.title");
  return (
    <Screen ctx={ctx} title={title}>
      <ScreenHead
        title={title}
        lead={t("control.dashboard.signedIn", { email })}
      />
      <section class="card account-card">
        <Icon name="lock" />
        <h2>
          <a href="/control/account/password.html">
            {t("control.account.password")}
          </a>
        </h2>
        <p class="soft">{t("control.account.text")}</p>
      </section>
      <section class="card account-card">
        <Icon name="key" />
        <h2>
          <a href="/control/account/sessions.html">
            {t("control.sessions.title")}
          </a>
        </h2>
        <p class="soft">{t("control.sessions.lead")}</p>
      </section>
    </Screen>
  );
});
