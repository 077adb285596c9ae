import { MadeBy } from "@/components/journal/MadeBy.tsx";
import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { FormErrors } from "@/components/forms/FormView.tsx";
import { DeleteConfirm } from "@/components/panel/DeleteConfirm.tsx";
import { Confirm } from "@/components/panel/Confirm.tsx";
import { failedLabel } from "@/components/jobs/JobScreen.tsx";
import { JobProgressBar } from "@/components/jobs/JobProgressBar.tsx";
import { Moment } from "@/components/panel/Moment.tsx";
import { Screen } from "@/components/panel/Screen.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { Fact } from "@/components/ui/Fact.tsx";
import { Flash } from "@/components/ui/Flash.tsx";
import { NoticePanel } from "@/components/ui/Panel.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { formatMoment } from "@/lib/dates.ts";
import type { FormState } from "@/lib/forms/description.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import {
  isBrokenOff,
  MAX_COLUMNS,
  type ShownImport,
} from "@/lib/imports/schema.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { ImportDetails } from "@/lib/imports/screen.ts";
import type { Import } from "@/lib/imports/import.ts";
import type { Job, JobStatus } from "@/lib/jobs/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { IMPORTS } from "./ImportLink.tsx";
import { ImportDates } from "./ImportDates.tsx";
import { ImportGuess } from "./ImportGuess.tsx";
import { ImportReading } from "./ImportReading.tsx";
import { ImportResults } from "./ImportResults.tsx";
import { ImportStatus } from "./ImportStatus.tsx";

export interface ImportScreenProps {
  ctx: PanelContext;
  record: Import;
  shown: ShownImport;
  details: ImportDetails;
  /** The job that checks, applies or undoes it. */
  job: Job | null;
  /** The name of who has uploaded it. */
  uploader: string | undefined;
  /** Until when it can be undone; null when it cannot. */
  undoUntil: string | null;
  isRemovable: boolean;
  data: FormState;
}

/** The screen of an import, from the check to its undoing. */
export function ImportScreen(props: ImportScreenProps) {
  const { ctx, record, shown, details, job, data } = props;
  const { t } = ctx.state;
  const title = record.name;
  const problems = [
    ...data.problems,
    ...(record.failure === null ? [] : [record.failure]),
  ];
  const isOpen = record.status === "checked" ||
    (record.status === "failed" && !isBrokenOff(record));
  return (
    <Screen
      ctx={ctx}
      title={title}
      data={data}
      crumbs={[
        { text: t("control.imports.title"), href: IMPORTS },
        { text: title },
      ]}
    >
      {isRunning(job) && <Flash ctx={ctx} done={DONE_TEXTS} />}
      {props.isRemovable && ctx.url.searchParams.has("delete") && (
        <DeleteConfirm
          t={t}
          id={record.id}
          name={title}
          path={ctx.url.pathname}
          text={t("control.imports.deleteText")}
          fields={{ action: "delete" }}
        />
      )}
      {props.undoUntil !== null && ctx.url.searchParams.has("undo") && (
        <Confirm
          t={t}
          title={t("jobKind.import_undo")}
          text={undoTexts(props).join(" ")}
          path={ctx.url.pathname}
          fields={{ action: "undo" }}
        />
      )}
      <div class="control-head">
        <h1>
          <bdi {...UNTRANSLATED}>{title}</bdi>
        </h1>
        <ImportStatus t={t} record={record} />
      </div>
      <FormErrors
        t={t}
        problems={problems}
        id="import-errors"
        fields={[]}
        autofocus
      />
      <div class="job">
        <NoticePanel texts={stopTexts(t, record, job)} />
        {details.sample !== null
          ? <ImportGuess ctx={ctx} record={shown} sample={details.sample} />
          : <Outcome {...props} />}
        {isOpen && details.sample === null && (
          <ImportReading ctx={ctx} record={shown} />
        )}
        {props.isRemovable && (
          <p>
            <a class="button button-quiet" href="?delete">
              <Icon name="delete" />
              {t("control.delete.button")}
            </a>
          </p>
        )}
      </div>
    </Screen>
  );
}

/** Says why the last job did not come to its end, and what an application has done until then. */
function stopTexts(
  t: Translate,
  record: Import,
  job: Job | null,
): string[] {
  const key = job && STOPS[job.status];
  if (job === null || !key || record.failure !== null) return [];
  const { created = 0, changed = 0 } = job.counts;
  return [
    t(key),
    ...isBrokenOff(record)
      ? [t("control.imports.appliedUntil", { created, changed })]
      : [],
  ];
}

const STOPS: Partial<Record<JobStatus, MessageKey>> = {
  failed: "control.job.givenUp",
  cancelled: "message.jobCancelled",
};

/** What a person has just started; once the job has ended the screen itself says what came of it. */
const DONE_TEXTS = {
  uploaded: "message.importUploaded",
  checking: "message.importChecking",
  started: "message.importStarted",
  undoing: "message.importUndoing",
} as const;

function isRunning(job: Job | null): job is Job {
  return job !== null && job.next_at !== null;
}

function Outcome(props: ImportScreenProps) {
  const { ctx, record, shown, details, job } = props;
  const asksDates = record.status === "checked" &&
    shown.dates_are_unclear === "yes";
  return (
    <>
      {asksDates && <ImportDates ctx={ctx} />}
      {(record.status !== "failed" || isBrokenOff(record)) && (
        <div class="card job-card">
          {isRunning(job) && <JobProgressBar ctx={ctx} job={job} />}
          <Facts {...props} />
          <Actions {...props} />
          <p class="soft">
            {ctx.state.t(
              record.parts === 0
                ? "import.erased"
                : "control.imports.emptyText",
            )}
          </p>
        </div>
      )}
      <ImportResults ctx={ctx} record={record} details={details} />
    </>
  );
}

function Facts({ ctx, record, details, job, uploader }: ImportScreenProps) {
  const { t, locale } = ctx.state;
  const { status, applied_at } = record;
  const isChecked = status === "checked";
  const format = new Intl.NumberFormat(locale.formatTag);
  const leftOut = details.leftOut.join(", ");
  return (
    <>
      {status !== "checking" && <Counts ctx={ctx} record={record} />}
      <dl class="facts">
        <Fact label={fieldTitle(t, locale, "created_at")}>
          <Moment ctx={ctx} iso={record.created_at} />{" "}
          <MadeBy t={t} name={uploader} />
        </Fact>
        <Fact
          label={t(
            `importStatus.${isBrokenOff(record) ? "stopped" : "applied"}`,
          )}
        >
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
          <Fact label={failedLabel(t, job)}>{format.format(job.failed)}</Fact>
        )}
        <Fact label={t("control.imports.leftOut")}>
          {isChecked && leftOut !== "" && <bdi {...UNTRANSLATED}>{leftOut}
          </bdi>}
        </Fact>
      </dl>
      {isChecked && <NoticePanel texts={warnings(t, record)} />}
      {job !== null && status !== "checking" && !isChecked && (
        <p class="job-actions">
          <a href={`/control/jobs/${job.id}`}>{t("control.imports.jobLink")}</a>
          {applied_at !== null && (
            <JournalLink ctx={ctx} about={{ import_id: record.id }} />
          )}
        </p>
      )}
    </>
  );
}

/** Returns what a person should know before an import is applied. */
function warnings(t: Translate, { unmatched, found }: Import): string[] {
  return [
    ...unmatched > 0
      ? [t("control.imports.unmatched", { count: unmatched })]
      : [],
    ...found?.hasMoreColumns
      ? [t("control.imports.manyColumns", { max: MAX_COLUMNS })]
      : [],
  ];
}

/** How many rows there are of each kind. */
function Counts({ ctx, record }: Pick<ImportScreenProps, "ctx" | "record">) {
  const { t, locale } = ctx.state;
  const format = new Intl.NumberFormat(locale.formatTag);
  const kinds = ["rows", "new", "changed", "unchanged", "wrong"] as const;
  return (
    <dl class="import-counts">
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{t(`control.imports.${kind}`)}</dt>
          <dd>{format.format(record[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Says until when an import can be undone, and what that leaves alone. */
function undoText(
  { ctx: { state }, undoUntil }: Pick<ImportScreenProps, "ctx" | "undoUntil">,
): string {
  const { t, locale: { formatTag }, settings: { time_zone } } = state;
  const moment = formatMoment(undoUntil!, formatTag, time_zone);
  return t("control.imports.undoText", { moment });
}

/** Says what undoing an import does; of what is left after an undoing that failed there are no numbers. */
function undoTexts(props: ImportScreenProps): string[] {
  const { ctx: { state: { t } }, job } = props;
  const { created = 0, changed = 0 } = job?.counts ?? {};
  return [
    ...created > 0
      ? [t("control.imports.undoCreated", { count: created })]
      : [],
    ...changed > 0
      ? [t("control.imports.undoChanged", { count: changed })]
      : [],
    undoText(props),
  ];
}

function Actions(props: ImportScreenProps) {
  const { ctx, record, undoUntil } = props;
  const { t, locale } = ctx.state;
  if (undoUntil !== null) {
    return (
      <form method="post" class="job-actions">
        {isBrokenOff(record) && (
          <button
            type="submit"
            class="button button-primary"
            name="action"
            value="apply"
          >
            {t("control.imports.goOn")}
          </button>
        )}
        <a class="button button-quiet" href="?undo">
          {t("jobKind.import_undo")}
        </a>
        <span class="soft">{undoText(props)}</span>
      </form>
    );
  }
  if (record.status !== "checked") return null;
  if (record.new + record.changed === 0) {
    return <p>{t("control.imports.nothing")}</p>;
  }
  return (
    <form method="post" class="job-actions">
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
