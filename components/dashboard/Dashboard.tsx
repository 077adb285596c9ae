import { Icon } from "@/components/ui/Icon.tsx";
import { nameWithin } from "@/lib/i18n/locales.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { VERSION } from "@/lib/version.ts";
import { Day, type DayCounts } from "./Day.tsx";
import { type Begun, FirstSteps } from "./FirstSteps.tsx";
import { MailMissing } from "@/components/mail/MailSetup.tsx";
import { ParcelRow } from "@/components/parcel_lists/ParcelRows.tsx";
import { ACCOUNT, listPath, openEntries } from "@/components/panel/screens.ts";

interface DashboardProps {
  ctx: PanelContext;
  /** The number of records, by noun, for each list that the member may open. */
  counts: Record<string, number>;
  begun: Begun;
  day: DayCounts;
  /** The newest parcels; none for members who may not read parcels. */
  parcels: Parcel[];
}

/**
 * The first screen of the panel: links to every screen that the member may open, the newest parcels, and the
 * developers' terms (spec section 2).
 */
export function Dashboard(props: DashboardProps) {
  const { ctx, counts, begun, day, parcels } = props;
  const { t, locale, lacksMail, admin } = ctx.state;
  const name = nameWithin(locale, admin.name ?? admin.email);
  return (
    <>
      <div class="control-head">
        <h1>{t("control.dashboard.title")}</h1>
        <p class="dashboard-who soft">
          <span>{t("control.dashboard.signedIn", { name })}</span>{" "}
          <a href={ACCOUNT.href}>{t(ACCOUNT.text)}</a>
        </p>
      </div>
      {lacksMail && <MailMissing t={t} admin={admin} />}
      {!begun.parcel && <FirstSteps t={t} admin={admin} begun={begun} />}
      <Day t={t} admin={admin} day={day} />
      {begun.parcel && <FirstSteps t={t} admin={admin} begun={begun} />}
      <Tiles ctx={ctx} counts={counts} />
      <MoreScreens ctx={ctx} counts={counts} />
      {parcels.length > 0 && <NewestParcels ctx={ctx} parcels={parcels} />}
      <section class="control-terms" aria-labelledby="terms-title">
        <h2 id="terms-title">{t("control.dashboard.termsTitle")}</h2>
        <p>{t("control.dashboard.terms")}</p>
        <p>{t("control.dashboard.version", { version: VERSION })}</p>
      </section>
    </>
  );
}

type ScreensProps = Pick<DashboardProps, "ctx" | "counts">;

function Tiles({ ctx, counts }: ScreensProps) {
  const { t } = ctx.state;
  return (
    <ul class="tiles">
      {openEntries(ctx, "tiles").map(({ name, href, icon, text }) => (
        <li key={name}>
          <a class="card tile" href={href}>
            <Icon name={icon} />
            <span class="tile-name">{t(text)}</span>
            {counts[name] !== undefined && (
              <span class="soft figure">
                {t("control.list.total", { count: counts[name] })}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function MoreScreens({ ctx, counts }: ScreensProps) {
  const { t } = ctx.state;
  return (
    <section class="dashboard-more" aria-labelledby="more-title">
      <h2 id="more-title">{t("control.dashboard.more")}</h2>
      <ul class="dashboard-links">
        {openEntries(ctx, "more").map(({ name, href, icon, text }) => (
          <li key={name}>
            <a class="button button-quiet" href={href}>
              <Icon name={icon} />
              {t(text)}
              {counts[name] !== undefined && (
                <span class="soft figure">{counts[name]}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewestParcels(
  { ctx, parcels }: Pick<DashboardProps, "ctx" | "parcels">,
) {
  const { t } = ctx.state;
  return (
    <section class="dashboard-parcels" aria-labelledby="parcels-title">
      <div class="dashboard-head">
        <h2 id="parcels-title">{t("control.dashboard.recent")}</h2>
        <a href={listPath("parcels")}>{t("control.dashboard.allParcels")}</a>
      </div>
      <ul class="records">
        {parcels.map((parcel) => (
          <ParcelRow key={parcel.id} ctx={ctx} parcel={parcel} />
        ))}
      </ul>
    </section>
  );
}
