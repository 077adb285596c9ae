import { listPath } from "@/components/panel/screens.ts";
import { StayingPanel } from "@/components/jobs/StayingPanel.tsx";
import { JobProgressBar } from "@/components/jobs/JobProgressBar.tsx";
import { Screen } from "@/components/panel/Screen.tsx";
import { Flash, NoticePanel } from "@/components/ui/Panel.tsx";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import {
  isErased,
  isInterrupted,
  isResumable,
  type ShownImport,
} from "@/lib/imports/schema.ts";
import type { ImportDetails } from "@/lib/imports/screen.ts";
import type { Import } from "@/lib/imports/import.ts";
import type { Job, JobStatus } from "@/lib/jobs/schema.ts";
import type { StatusMeanings } from "@/lib/statuses/meanings.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { ImportActions, UndoConfirm } from "./ImportActions.tsx";
import { ImportBar } from "./ImportBar.tsx";
import { ImportFacts } from "./ImportFacts.tsx";
import { ImportGuess } from "./ImportGuess.tsx";
import { ImportHead } from "./ImportHead.tsx";
import { ImportHeadRow } from "./ImportHeadRow.tsx";
import { ImportDates, ImportReading } from "./ImportReading.tsx";
import { ImportResults } from "./ImportResults.tsx";
import { ImportStatuses } from "./ImportStatuses.tsx";
import { importSentence } from "./sentence.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { DeleteConfirm } from "@/components/panel/Confirm.tsx";
import { FormErrors } from "@/components/forms/FormErrors.tsx";

export interface ImportScreenProps {
  ctx: PanelContext;
  record: Import;
  shown: ShownImport;
  details: ImportDetails;
  /** Its latest job. */
  job: Job | null;
  /** The deadline for undoing it; null if it cannot be undone. */
  undoUntil: string | null;
  isRemovable: boolean;
  /** The codes of parcels that an undo has left because they have changed since. */
  staying: string[];
  /** What statuses mean on the site. */
  statuses: StatusMeanings;
  data: FormState;
}

/** The screen of an import, from check to undo. */
export function ImportScreen(props: ImportScreenProps) {
  const { ctx, record, job, data } = props;
  const { t } = ctx.state;
  return (
    <Screen
      ctx={ctx}
      title={importSentence(ctx.state, record, job).text}
      data={data}
      crumbs={[
        { text: t("control.imports.title"), href: listPath("imports") },
        { text: record.name },
      ]}
    >
      {isRunning(job) && <Flash ctx={ctx} done={RUNNING_TEXTS} />}
      <Flash ctx={ctx} done={{ answered: "message.importStatuses" }} />
      <Questions {...props} />
      <ImportHead {...props} />
      <FormErrors t={t} problems={data.problems} id="import-errors" />
      <Content {...props} />
    </Screen>
  );
}

/** Asks for confirmation of the action in the URL. */
function Questions(props: ImportScreenProps) {
  const { ctx: { state: { t }, url }, record } = props;
  return (
    <>
      {props.isRemovable && url.searchParams.has("delete") && (
        <DeleteConfirm
          t={t}
          id={record.id}
          name={record.name}
          path={url.pathname}
          text={t("control.imports.deleteText")}
          fields={{ action: "delete" }}
        />
      )}
      {props.undoUntil !== null && url.searchParams.has("undo") && (
        <UndoConfirm {...props} />
      )}
    </>
  );
}

function Content(props: ImportScreenProps) {
  const { ctx, record, details: { sample }, job } = props;
  const isOpen = record.status === "checked" ||
    (record.status === "failed" && !isInterrupted(record) &&
      record.parts > 0);
  return (
    <div class="job import">
      <NoticePanel texts={stopTexts(ctx.state.t, record, job)} />
      {job !== null && (
        <StayingPanel ctx={ctx} job={job} codes={props.staying} />
      )}
      {sample !== null
        ? <ImportGuess {...props} sample={sample} />
        : <Outcome {...props} />}
      {isOpen && sample === null && <ImportReading {...props} />}
      {record.parts > 0 && (
        <p class="soft">{ctx.state.t("control.imports.emptyText")}</p>
      )}
    </div>
  );
}

/** Explains why the file is gone, or why the last job stopped and how many rows it had applied. */
function stopTexts(t: Translate, record: Import, job: Job | null): string[] {
  if (isErased(record)) return [t("import.erased")];
  const key = job && STOPS[job.status];
  if (job === null || !key || record.failure !== null) return [];
  const { created = 0, changed = 0 } = job.counts;
  return [
    t(key),
    ...isResumable(record, job)
      ? [t("control.imports.appliedUntil", { created, changed })]
      : [],
  ];
}

const STOPS: Partial<Record<JobStatus, MessageKey>> = {
  failed: "control.job.givenUp",
  cancelled: "message.jobCancelled",
};

/** Messages after starting a job. Once the job has ended, the screen shows its result instead. */
const RUNNING_TEXTS = {
  uploaded: "message.importUploaded",
  checking: "message.importChecking",
  started: "message.importStarted",
  undoing: "message.importUndoing",
} as const;

function isRunning(job: Job | null): job is Job {
  return job !== null && job.next_at !== null;
}

function Outcome(props: ImportScreenProps) {
  const { ctx, record, shown, job } = props;
  const asksDates = record.status === "checked" &&
    shown.dates_are_unclear === "yes";
  return (
    <>
      {asksDates && <ImportDates ctx={ctx} />}
      <ImportHeadRow {...props} />
      {isRunning(job) && <JobProgressBar ctx={ctx} job={job} />}
      <ImportActions {...props} />
      {record.status !== "checking" && <ImportBar ctx={ctx} record={record} />}
      <ImportFacts {...props} />
      {shown.unknown_statuses.length > 0 && <ImportStatuses {...props} />}
      <ImportResults {...props} />
    </>
  );
}
