import type { Translate } from "@/lib/i18n/translate.ts";
import { ACTIVITY_COLORS, ACTIVITY_ICONS } from "@/lib/schemas/constants.ts";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";

/** The fields of a history entry that take one of a list. */
const CHOICES = { icon: ACTIVITY_ICONS, color: ACTIVITY_COLORS };

interface DashboardProps {
  t: Translate;
  email: string;
  parcels: number;
  invoices: number;
  /** The calls that create a parcel, ready for a command line. */
  calls: string;
}

/** The first screen of the panel (spec section 2): what there is, how parcels are made, the developers' terms. */
export function Dashboard(
  { t, email, parcels, invoices, calls }: DashboardProps,
) {
  return (
    <>
      <div class="control-head">
        <h1>{t("control.dashboard.title")}</h1>
        <p class="soft">
          {t("control.dashboard.signedIn", { email })}
          {" · "}
          <a href="/control/account/index.html">{t("control.account.title")}</a>
        </p>
      </div>
      <div class="control-grid">
        <div class="control-counts">
          <Count
            icon="inventory_2"
            text={t("control.dashboard.parcels", { count: parcels })}
            link={{ href: "/track.html", text: t("control.dashboard.track") }}
          />
          <Count
            icon="payments"
            text={t("control.dashboard.invoices", { count: invoices })}
            link={{
              href: "/control/invoices/list.html",
              text: t("control.dashboard.openInvoices"),
            }}
          />
          <Count
            icon="lock"
            text={t("label.password")}
            link={{
              href: "/control/account/password.html",
              text: t("control.account.password"),
            }}
          />
        </div>
        <section class="card control-api" aria-labelledby="api-title">
          <h2 id="api-title">{t("control.dashboard.apiTitle")}</h2>
          <p class="soft">{t("control.dashboard.apiText")}</p>
          <p>
            <a href="/control/api.html">{t("control.api.title")}</a>
          </p>
          <section
            class="snippet"
            dir="ltr"
            aria-label={t("control.dashboard.apiCode")}
            {...UNTRANSLATED}
          >
            <pre>{calls}</pre>
          </section>
          <dl class="facts" dir="ltr" {...UNTRANSLATED}>
            {Object.entries(CHOICES).map(([field, values]) => (
              <div key={field}>
                <dt class="code">{field}</dt>
                <dd>{values.join(", ")}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section class="control-terms" aria-labelledby="terms-title">
          <h2 id="terms-title">{t("control.dashboard.termsTitle")}</h2>
          <p>{t("control.dashboard.terms")}</p>
        </section>
      </div>
    </>
  );
}

interface CountProps {
  icon: IconName;
  text: string;
  link: { href: string; text: string };
}

/** How many records of a noun there are, and the way to them. */
function Count({ icon, text, link }: CountProps) {
  return (
    <section class="card control-count">
      <Icon name={icon} />
      <h2 class="figure">{text}</h2>
      <a href={link.href}>{link.text}</a>
    </section>
  );
}
