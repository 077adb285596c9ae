import { FormErrors } from "@/components/forms/FormView.tsx";
import { JobProgressBar } from "@/components/control/JobProgressBar.tsx";
import { Moment } from "@/components/control/Moment.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { TILES } from "@/components/control/screens.ts";
import { Fact } from "@/components/ui/Fact.tsx";
import { Flash } from "@/components/ui/Flash.tsx";
import { NoticePanel } from "@/components/ui/Panel.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { formatMoment } from "@/lib/dates.ts";
import type { FormState } from "@/lib/forms/description.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { ImportDetails } from "@/lib/imports/screen.ts";
import type { ShownImport } from "@/lib/imports/schema.ts";
import type { StoredImport } from "@/lib/imports/store.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { IMPORTS } from "./ImportLink.tsx";
import { ImportDates } from "./ImportDates.tsx";
import { ImportGuess } from "./ImportGuess.tsx";
import { ImportReading } from "./ImportReading.tsx";
import { ImportResults } from "./ImportResults.tsx";
import { ImportStatus } from "./ImportStatus.tsx";

export interface ImportScreenProps {
  ctx: PanelContext;
  record: StoredImport;
  shown: ShownImport;
  details: ImportDetails;
  /** The job that checks, applies or undoes it. */
  job: Job | null;
  /** Until when it can be undone; null when it cannot. */
  undoUntil: string | null;
  data: FormState;
}

/** The screen of an import, from the check to its undoing. */
export function ImportScreen(props: ImportScreenProps) {
  const { ctx, record, shown, details, data } = props;
  const { t } = ctx.state;
  const title = record.name;
  const problems = [
    ...data.problems,
    ...(record.failure === null ? [] : [record.failure]),
  ];
  const isOpen = record.status === "checked" || record.status === "failed";
  return (
    <Screen
      {...{ ctx, title, data }}
      under={TILES.parcels}
      crumbs={[
        { text: t("control.imports.title"), href: IMPORTS },
        { text: title },
      ]}
    >
      <Flash ctx={ctx} done={DONE_TEXTS} />
      <div class="control-head">
        <h1>
          <bdi {...UNTRANSLATED}>{title}</bdi>
        </h1>
        <ImportStatus t={t} status={record.status} />
      </div>
      <FormErrors
        {...{ t, problems }}
        id="import-errors"
        fields={[]}
        autofocus
      />
      <div class="job">
        {details.sample !== null
          ? <ImportGuess {...{ ctx, record: shown, sample: details.sample }} />
          : <Outcome {...props} />}
        {isOpen && details.sample === null && (
          <ImportReading {...{ ctx, record: shown }} />
        )}
      </div>
    </Screen>
  );
}

const DONE_TEXTS = {
  uploaded: "message.importUploaded",
  checking: "message.importChecking",
  started: "message.importStarted",
  undoing: "message.importUndoing",
} as const;

function Outcome(props: ImportScreenProps) {
  const { ctx, record, shown, details, job } = props;
  const asksDates = record.status === "checked" &&
    shown.dates_are_unclear === "yes";
  const isRunning = job !== null && job.next_at !== null;
  return (
    <>
      {asksDates && <ImportDates ctx={ctx} />}
      {record.status !== "failed" && (
        <div class="card job-card">
          {isRunning && <JobProgressBar {...{ ctx, job }} />}
          <Facts {...props} />
          <Actions {...props} />
        </div>
      )}
      <ImportResults {...{ ctx, record, details }} />
    </>
  );
}

function Facts({ ctx, record, job }: ImportScreenProps) {
  const { t, locale } = ctx.state;
  const { rows, unchanged, changed, wrong, unmatched, applied_at } = record;
  const format = new Intl.NumberFormat(locale.formatTag);
  const counts = [
    ["rows", rows],
    ["new", record.new],
    ["changed", changed],
    ["unchanged", unchanged],
    ["wrong", wrong],
  ] as const;
  return (
    <>
      <dl class="facts">
        {record.status !== "checking" &&
          counts.map(([name, count]) => (
            <Fact key={name} label={t(`control.imports.${name}`)}>
              {format.format(count)}
            </Fact>
          ))}
        <Fact label={fieldTitle(t, locale, "created_at")}>
          <Moment ctx={ctx} iso={record.created_at} />
        </Fact>
        <Fact label={t("importStatus.applied")}>
          {applied_at !== null && <Moment ctx={ctx} iso={applied_at} />}
        </Fact>
      </dl>
      {unmatched > 0 && record.status === "checked" && (
        <NoticePanel
          texts={[t("control.imports.unmatched", { count: unmatched })]}
        />
      )}
      {job !== null && record.status !== "checking" &&
        record.status !== "checked" && (
        <p>
          <a href={`/control/jobs/${job.id}`}>{t("control.imports.jobLink")}</a>
        </p>
      )}
    </>
  );
}

function Actions({ ctx, record, undoUntil }: ImportScreenProps) {
  const { state } = ctx;
  const { t, locale, settings } = state;
  if (undoUntil !== null) {
    const moment = formatMoment(
      undoUntil,
      locale.formatTag,
      settings.time_zone,
    );
    return (
      <form method="post" class="job-cancel">
        <button
          type="submit"
          class="button button-quiet"
          name="action"
          value="undo"
        >
          {t("jobKind.import_undo")}
        </button>
        <span class="soft">{t("control.imports.undoText", { moment })}</span>
      </form>
    );
  }
  if (record.status !== "checked") return null;
  if (record.new + record.changed === 0) {
    return <p>{t("control.imports.nothing")}</p>;
  }
  return (
    <form method="post" class="job-cancel">
      {record.wrong > 0 && (
        <div class="radio-choice">
          <input type="checkbox" id="skip" name="skip_wrong" value="yes" />
          <label for="skip">{fieldTitle(t, locale, "skip_wrong")}</label>
        </div>
      )}
      <button
        type="submit"
        class="button button-primary"
        name="action"
        value="apply"
      >
        {t("jobKind.import_apply")}
      </button>
    </form>
  );
}
