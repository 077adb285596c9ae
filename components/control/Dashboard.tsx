import { Icon } from "@/components/ui/Icon.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { shownStatus } from "./parcels/shown_status.ts";
import { MailMissing } from "./MailMissing.tsx";
import { RecordRow } from "./RecordList.tsx";
import {
  type CountedScreen,
  MORE,
  type PanelScreen,
  TILES,
} from "./screens.ts";

interface DashboardProps {
  t: Translate;
  email: string;
  /** How many records the screens hold. */
  counts: Record<CountedScreen, number>;
  /** Whether no mail can leave. */
  lacksMail: boolean;
  /** How many mails were not sent, or may not have been. */
  troubled: number;
  /** The newest parcels. */
  parcels: Parcel[];
  /** Of the program. */
  version: string;
}

/** The first screen of the panel (spec section 2): the way to all others, the newest parcels, the developers' terms. */
export function Dashboard(props: DashboardProps) {
  const { t, email, counts, lacksMail, troubled, parcels, version } = props;
  return (
    <>
      <div class="control-head">
        <h1>{t("control.dashboard.title")}</h1>
        <p class="dashboard-who soft">
          <span>{t("control.dashboard.signedIn", { email })}</span>{" "}
          <a href="/control/account/index.html">{t("control.account.title")}</a>
        </p>
      </div>
      {lacksMail && <MailMissing t={t} />}
      {troubled > 0 && <TroubledMails t={t} count={troubled} />}
      <ul class="tiles">
        {Object.entries(TILES).map(([name, screen]) => (
          <Tile
            key={name}
            t={t}
            screen={screen}
            count={countOf(counts, name)}
          />
        ))}
      </ul>
      <section class="dashboard-more" aria-labelledby="more-title">
        <h2 id="more-title">{t("control.dashboard.more")}</h2>
        <ul class="dashboard-links">
          {Object.entries(MORE).map(([name, screen]) => (
            <More
              key={name}
              t={t}
              screen={screen}
              count={countOf(counts, name)}
            />
          ))}
        </ul>
      </section>
      {parcels.length > 0 && <NewestParcels t={t} parcels={parcels} />}
      <section class="control-terms" aria-labelledby="terms-title">
        <h2 id="terms-title">{t("control.dashboard.termsTitle")}</h2>
        <p>{t("control.dashboard.terms")}</p>
        <p>{t("control.dashboard.version", { version })}</p>
      </section>
    </>
  );
}

function countOf(counts: Record<string, number>, name: string) {
  return counts[name];
}

interface ScreenLinkProps {
  t: Translate;
  screen: PanelScreen;
  /** Left out where there are no records. */
  count: number | undefined;
}

function Tile({ t, screen: { href, icon, text }, count }: ScreenLinkProps) {
  return (
    <li>
      <a class="card tile" href={href}>
        <Icon name={icon} />
        <span class="tile-name">{t(text)}</span>
        {count !== undefined && (
          <span class="soft figure">{t("control.list.total", { count })}</span>
        )}
      </a>
    </li>
  );
}

function More({ t, screen: { href, icon, text }, count }: ScreenLinkProps) {
  return (
    <li>
      <a class="button button-quiet" href={href}>
        <Icon name={icon} />
        {t(text)}
        {count !== undefined && <span class="soft figure">{count}</span>}
      </a>
    </li>
  );
}

/** What is worth knowing at once: somebody waits for a mail that has not left. */
function TroubledMails({ t, count }: { t: Translate; count: number }) {
  return (
    <div class="panel panel-error dashboard-trouble">
      <Icon name="error" />
      <p>
        {t("control.dashboard.troubled", { count })}{" "}
        <a href={MORE.outbox.href}>{t("control.dashboard.openOutbox")}</a>
      </p>
    </div>
  );
}

function NewestParcels({ t, parcels }: Pick<DashboardProps, "t" | "parcels">) {
  return (
    <section class="dashboard-parcels" aria-labelledby="parcels-title">
      <div class="dashboard-head">
        <h2 id="parcels-title">{t("control.dashboard.recent")}</h2>
        <a href={TILES.parcels.href}>{t("control.dashboard.allParcels")}</a>
      </div>
      <ul class="records">
        {parcels.map(({ id, tracking_code, recipient_name, status }) => (
          <RecordRow
            key={id}
            href={`/control/parcels/${encodeURIComponent(tracking_code)}`}
            title={tracking_code}
            text={recipient_name}
          >
            {status && <bdi class="record-end">{shownStatus(t, status)}</bdi>}
          </RecordRow>
        ))}
      </ul>
    </section>
  );
}
