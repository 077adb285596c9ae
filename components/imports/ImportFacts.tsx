import type { ComponentChildren } from "preact";
import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { TouchedLink } from "@/components/jobs/JobLinks.tsx";
import { failedLabel } from "@/components/jobs/JobScreen.tsx";
import { Moment } from "@/components/panel/Moment.tsx";
import { Fact } from "@/components/ui/Fact.tsx";
import { NoticePanel } from "@/components/ui/Panel.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { isInterrupted, MAX_COLUMNS } from "@/lib/imports/schema.ts";
import type { Import } from "@/lib/imports/import.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { ImportScreenProps } from "./ImportScreen.tsx";

/** Dates and warnings of an import, and links to its job and its journal. */
export function ImportFacts(props: ImportScreenProps) {
  const { ctx, record, details, job } = props;
  const { t } = ctx.state;
  const { status, applied_at } = record;
  const isChecked = status === "checked";
  const leftOut = details.leftOut.join(", ");
  return (
    <>
      {isChecked && leftOut !== "" && (
        <p class="soft">
          {t("control.imports.leftOut")}: <bdi {...UNTRANSLATED}>{leftOut}</bdi>
        </p>
      )}
      <FactList {...props} />
      {isChecked && <NoticePanel texts={warningsOf(t, record)} />}
      {job !== null && status !== "checking" && !isChecked && (
        <p class="job-actions">
          <TouchedLink ctx={ctx} job={job} />
          <a href={`/control/jobs/${job.id}`}>
            {t("control.imports.jobLink")}
          </a>
          {applied_at !== null && (
            <JournalLink ctx={ctx} about={{ import_id: record.id }} />
          )}
        </p>
      )}
    </>
  );
}

function FactList(props: ImportScreenProps) {
  const facts = factsOf(props).filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl class="facts">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>{value}</Fact>
      ))}
    </dl>
  );
}

function factsOf(
  { ctx, record, job }: ImportScreenProps,
): [label: string, value: ComponentChildren][] {
  const { t, locale } = ctx.state;
  const { status, applied_at } = record;
  const applied = isInterrupted(record) ? "stopped" : "applied";
  return [
    [
      t(`importStatus.${applied}`),
      applied_at !== null && status !== "applying" && (
        <Moment ctx={ctx} iso={applied_at} />
      ),
    ],
    [
      t("importStatus.undone"),
      status === "undone" && job?.ended_at !== undefined && (
        <Moment ctx={ctx} iso={job.ended_at} />
      ),
    ],
    ...job !== null && status !== "checked" && job.failed > 0
      ? [[
        failedLabel(t, job),
        formatNumber(job.failed, locale.formatTag),
      ] as [string, string]]
      : [],
  ];
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
