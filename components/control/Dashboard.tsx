import type { Translate } from "@/lib/i18n/translate.ts";
import { ACTIVITY_COLORS, ACTIVITY_ICONS } from "@/lib/schemas/constants.ts";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";

/** The fields of a history entry that take one of a list. */
const CHOICES = { icon: ACTIVITY_ICONS, color: ACTIVITY_COLORS };

interface DashboardProps {
  t: Translate;
  email: string;
  parcels: number;
  /** The calls that create a parcel, ready for a command line. */
  calls: string;
}

/** The first screen of the panel (spec section 2): what there is, how parcels are made, the developers' terms. */
export function Dashboard({ t, email, parcels, calls }: DashboardProps) {
  return (
    <>
      <div class="control-head">
        <h1>{t("control.dashboard.title")}</h1>
        <p class="soft">{t("control.dashboard.signedIn", { email })}</p>
      </div>
      <div class="control-grid">
        <section class="card control-count">
          <Icon name="inventory_2" />
          <h2 class="figure">
            {t("control.dashboard.parcels", { count: parcels })}
          </h2>
          <a href="/track.html">{t("control.dashboard.track")}</a>
        </section>
        <section class="card control-api" aria-labelledby="api-title">
          <h2 id="api-title">{t("control.dashboard.apiTitle")}</h2>
          <p class="soft">{t("control.dashboard.apiText")}</p>
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
