import { MadeBy } from "@/components/journal/MadeBy.tsx";
import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { TouchedLink } from "@/components/jobs/JobLinks.tsx";
import { failedLabel } from "@/components/jobs/JobScreen.tsx";
import { Moment } from "@/components/panel/Moment.tsx";
import { Fact } from "@/components/ui/Fact.tsx";
import { NoticePanel } from "@/components/ui/Panel.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { isInterrupted, MAX_COLUMNS } from "@/lib/imports/schema.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Import } from "@/lib/imports/import.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { ImportScreenProps } from "./ImportScreen.tsx";

/** Counts, dates and warnings of an import, and links to its job and its journal. */
export function ImportFacts(props: ImportScreenProps) {
  const { ctx, record, job } = props;
  const { status, applied_at } = record;
  const isChecked = status === "checked";
  return (
    <>
      {status !== "checking" && <Counts ctx={ctx} record={record} />}
      <FactList {...props} />
      {isChecked && <NoticePanel texts={warningsOf(ctx.state.t, record)} />}
      {job !== null && status !== "checking" && !isChecked && (
        <p class="job-actions">
          <TouchedLink ctx={ctx} job={job} />
          <a href={`/control/jobs/${job.id}`}>
            {ctx.state.t("control.imports.jobLink")}
          </a>
          {applied_at !== null && (
            <JournalLink ctx={ctx} about={{ import_id: record.id }} />
          )}
        </p>
      )}
    </>
  );
}

function FactList({ ctx, record, details, job, uploader }: ImportScreenProps) {
  const { t, locale } = ctx.state;
  const { status, applied_at } = record;
  const isChecked = status === "checked";
  const leftOut = details.leftOut.join(", ");
  const applied = isInterrupted(record) ? "stopped" : "applied";
  return (
    <dl class="facts">
      <Fact label={fieldTitle(t, locale, "created_at")}>
        <Moment ctx={ctx} iso={record.created_at} />{" "}
        <MadeBy t={t} name={uploader} />
      </Fact>
      <Fact label={t(`importStatus.${applied}`)}>
        {applied_at !== null && status !== "applying" && (
          <Moment ctx={ctx} iso={applied_at} />
        )}
      </Fact>
      <Fact label={t("importStatus.undone")}>
        {status === "undone" && job?.ended_at !== undefined && (
          <Moment ctx={ctx} iso={job.ended_at} />
        )}
      </Fact>
      {job !== null && !isChecked && job.failed > 0 && (
        <Fact label={failedLabel(t, job)}>
          {formatNumber(job.failed, locale.formatTag)}
        </Fact>
      )}
      <Fact label={t("control.imports.leftOut")}>
        {isChecked && leftOut !== "" && <bdi {...UNTRANSLATED}>{leftOut}</bdi>}
      </Fact>
    </dl>
  );
}

/** Returns the warnings about an import that is not applied yet. */
function warningsOf(t: Translate, { unmatched, found }: Import): string[] {
  return [
    ...unmatched > 0
      ? [t("control.imports.unmatched", { count: unmatched })]
      : [],
    ...found?.hasMoreColumns
      ? [t("control.imports.manyColumns", { max: MAX_COLUMNS })]
      : [],
  ];
}

/** The number of rows of each kind. */
function Counts({ ctx, record }: Pick<ImportScreenProps, "ctx" | "record">) {
  const { t, locale } = ctx.state;
  const all = ["rows", "new", "changed", "unchanged", "wrong"] as const;
  const kinds = record.further > 0 ? [...all, "further"] as const : all;
  return (
    <dl class="import-counts">
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{t(`control.imports.${kind}`)}</dt>
          <dd>{formatNumber(record[kind], locale.formatTag)}</dd>
        </div>
      ))}
    </dl>
  );
}
