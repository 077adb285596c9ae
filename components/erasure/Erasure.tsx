import type { ComponentChildren } from "preact";
import { JobProgressBar } from "@/components/jobs/JobProgressBar.tsx";
import { Screen, ScreenHead } from "@/components/panel/Screen.tsx";
import { Fact } from "@/components/ui/Fact.tsx";
import {
  AttentionPanel,
  MessagePanel,
  NoticePanel,
} from "@/components/ui/Panel.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Replica } from "@/lib/env.ts";
import type { Copy } from "@/lib/erasure/copies.ts";
import { COUNTED, type CountedNoun } from "@/lib/erasure/schema.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { PanelContext } from "@/lib/site/state.ts";

const LABELS: Readonly<Record<CountedNoun, MessageKey>> = {
  parcels: "control.parcels.title",
  activities: "control.activities.title",
  messages: "control.messages.title",
  mail: "rights.mail",
  imports: "control.imports.title",
  invoices: "control.invoices.title",
  reviews: "control.reviews.title",
  pages: "control.pages.title",
  statuses: "control.statuses.title",
  settings: "control.settings.title",
  journal: "control.journal.title",
  others: "control.erase.others",
};

/** The numbers of records by noun, without zeros. */
export function ErasureCounts(
  { ctx, counts }: {
    ctx: PanelContext;
    counts: Partial<Record<string, unknown>>;
  },
) {
  const { t, locale: { formatTag } } = ctx.state;
  const nouns = COUNTED.filter((noun) => Number(counts[noun] ?? 0) > 0);
  if (nouns.length === 0) return null;
  return (
    <dl class="facts">
      {nouns.map((noun) => (
        <Fact key={noun} label={t(LABELS[noun])}>
          {formatNumber(Number(counts[noun]), formatTag)}
        </Fact>
      ))}
    </dl>
  );
}

interface ErasureProps {
  ctx: PanelContext;
  job: Job;
}

/** How far an erasure is, above the older copies that it leaves. */
export function ErasureScreen(
  { children, ...props }: ErasureProps & { children: ComponentChildren },
) {
  const title = props.ctx.state.t("control.erase.title");
  return (
    <Screen ctx={props.ctx} title={title}>
      <div class="control-form">
        <ScreenHead title={title} />
        <ErasureState {...props} />
      </div>
      {children}
    </Screen>
  );
}

/** The live progress of an erasure; at its end what it has done, and the remaining manual steps. */
function ErasureState({ ctx, job }: ErasureProps) {
  const { t } = ctx.state;
  if (job.next_at !== null) {
    return (
      <div class="card job-card">
        <NoticePanel texts={[t("control.erase.running")]} isFirst />
        <JobProgressBar ctx={ctx} job={job} />
      </div>
    );
  }
  if (job.status !== "done") {
    return (
      <AttentionPanel texts={[t("control.erase.failed")]} isFirst>
        <p>
          <a href={`/control/jobs/${job.id}`}>{t("control.job.progress")}</a>
        </p>
      </AttentionPanel>
    );
  }
  return (
    <div class="card job-card">
      <MessagePanel
        texts={[t("control.erase.done"), t("control.erase.disk")]}
      />
      <ErasureCounts ctx={ctx} counts={job.result ?? {}} />
    </div>
  );
}

interface CopyListProps {
  t: Translate;
  copies: Copy[];
  replica: Replica | undefined;
}

/** The copies of the database with their ages, and its replica. */
export function CopyList({ t, copies, replica }: CopyListProps) {
  const text = copies.length === 0
    ? t("control.erase.noCopies")
    : t("control.erase.copiesText");
  return (
    <section class="control-form erase-copies">
      <h2>{t("control.erase.copies")}</h2>
      <p class="soft">{text}</p>
      {copies.length > 0 && (
        <ul>
          {copies.map(({ name, days }) => (
            <li key={name}>
              <bdi class="code" dir="ltr" {...UNTRANSLATED}>{name}</bdi>{" "}
              <span class="soft">{t("control.erase.copyAge", { days })}</span>
            </li>
          ))}
        </ul>
      )}
      {replica && (
        <p class="soft">
          <bdi class="code" dir="ltr" {...UNTRANSLATED}>{replica.path}</bdi>
          <br />
          {t("control.erase.replica", { days: replica.days })}
        </p>
      )}
    </section>
  );
}
