import { Screen } from "@/components/control/Screen.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { define } from "@/lib/site/define.ts";
import { getSettings } from "@/lib/settings/settings.ts";

export default define.page(async function Account({ state, url }) {
  const { kv, t, locale, theme, admin } = state;
  const settings = await getSettings(kv);
  const title = t("control.account.title");
  return (
    <Screen
      {...{ t, locale, theme, settings }}
      title={title}
      url={url.pathname + url.search}
      crumbs={[{ text: title }]}
    >
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
