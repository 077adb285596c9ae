import { Screen } from "@/components/panel/Screen.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { nameWithin } from "@/lib/i18n/locales.ts";
import { definePanel } from "@/lib/site/define.ts";

/** The screens of the account and their icons. */
const SCREENS = [
  ["name", "edit", "control.account.name", "control.account.nameText"],
  ["password", "lock", "control.account.password", "control.account.text"],
  ["sessions", "key", "control.sessions.title", "control.sessions.lead"],
] as const;

export default definePanel.page(function Account(ctx) {
  const { t, locale, admin: { name, email } } = ctx.state;
  const lead = t("control.dashboard.signedIn", {
    name: nameWithin(locale, name ?? email),
  });
  return (
    <Screen
      ctx={ctx}
      title={t("control.account.title")}
      lead={name === null ? lead : `${lead} · ${email}`}
    >
      {SCREENS.map(([name, icon, heading, text]) => (
        <section key={name} class="card account-card">
          <Icon name={icon} />
          <h2>
            <a href={`/control/account/${name}.html`}>{t(heading)}</a>
          </h2>
          <p class="soft">{t(text)}</p>
        </section>
      ))}
    </Screen>
  );
});
