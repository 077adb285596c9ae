import { SubmitButton } from "@/components/ui/Button.tsx";
import type { ComponentChildren } from "preact";
import type { Crumb } from "@/components/layout/Breadcrumb.tsx";
import { Fact } from "@/components/ui/Fact.tsx";
import { Flash, NoticePanel } from "@/components/ui/Panel.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { textIfKnown, type Translate } from "@/lib/i18n/translate.ts";
import type { Job, ShownProblem } from "@/lib/jobs/schema.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { JobProblems } from "./JobProblems.tsx";
import { JobProgressBar } from "./JobProgressBar.tsx";
import {
  JobMark,
  jobName,
  jobSentence,
  jobStatusText,
  jobSubject,
} from "./JobTitle.tsx";
import { StayingPanel } from "./StayingPanel.tsx";
import { Moment } from "@/components/panel/Moment.tsx";
import { Screen, ScreenHead } from "@/components/panel/Screen.tsx";
import type { FormState } from "@/lib/forms/form_state.ts";
import { FormErrors } from "@/components/forms/FormErrors.tsx";

export interface JobScreenProps {
  ctx: PanelContext;
  job: Job;
  /** One page of its problems. */
  problems: ShownProblem[];
  page: number;
  hasMore: boolean;
  canCancel: boolean;
  /** The breadcrumb between the dashboard and this screen. */
  above?: Crumb[];
  /** Its purpose in one sentence; by default its subject. */
  lead?: ComponentChildren;
  /** The URL of a form that retries the failed items. */
  again?: string | undefined;
  /** Links to its result, and actions on it. */
  links?: ComponentChildren;
  /** The codes of parcels that an undo has left because they have changed since. */
  staying: string[];
  /** Whether its problems have codes instead of row numbers. */
  hasNoRows?: boolean;
  /** The form that cancels it. */
  data: FormState;
}

/** A job: live progress, facts and problems. */
export function JobScreen(props: JobScreenProps) {
  const { ctx, job, canCancel, above = [], data } = props;
  const { t } = ctx.state;
  const title = jobSentence(ctx.state, job) || jobName(t, job);
  return (
    <Screen
      ctx={ctx}
      title={title}
      data={data}
      crumbs={[...above, { text: title }]}
    >
      <Flash ctx={ctx} done={{ cancelled: "message.jobCancelled" }} />
      <ScreenHead title={title} lead={<JobLead {...props} title={title} />} />
      <div class="job">
        <StayingPanel ctx={ctx} job={job} codes={props.staying} />
        {job.status === "failed" && job.attempts > 0 && (
          <NoticePanel texts={[t("control.job.givenUp")]} />
        )}
        <div class="card job-card">
          <JobProgressBar ctx={ctx} job={job} />
          {props.links}
          {canCancel && (
            <form method="post" class="job-actions">
              <SubmitButton>{t("control.job.cancel")}</SubmitButton>
              <span class="soft">{t("control.job.cancelText")}</span>
            </form>
          )}
          <JobFacts ctx={ctx} job={job} />
          <FormErrors t={t} problems={data.problems} id="job-errors" />
        </div>
        {job.failed > 0 && <JobProblems {...props} />}
      </div>
    </Screen>
  );
}

/** Returns the label for the number of failed steps. */
export function failedLabel(t: Translate, { kind }: Job): string {
  return textIfKnown(t, `jobFailed.${kind}`) ?? t("control.job.failed");
}

/** The name of a job, unless it is the title, and its purpose. */
function JobLead(
  { ctx: { state }, job, title, lead }: JobScreenProps & {
    title: string;
  },
) {
  const name = jobName(state.t, job);
  const purpose = lead ?? jobSubject(state, job);
  return (
    <>
      {name !== title && name}
      {name !== title && purpose && " · "}
      <bdi>{purpose}</bdi>
    </>
  );
}

type JobProps = Pick<JobScreenProps, "ctx" | "job">;

function JobFacts({ ctx, job }: JobProps) {
  const { t, locale } = ctx.state;
  const { failed, failure, ended_at } = job;
  return (
    <dl class="facts">
      <Fact label={fieldTitle(t, locale, "status")}>
        <JobMark job={job} text={jobStatusText(t, job)} />
      </Fact>
      <Fact label={t("control.job.started")}>
        <Moment ctx={ctx} iso={job.created_at} />
      </Fact>
      <Fact label={t("control.job.ended")}>
        {ended_at !== undefined && <Moment ctx={ctx} iso={ended_at} />}
      </Fact>
      <Fact label={failedLabel(t, job)}>
        {failed > 0 && formatNumber(failed, locale.formatTag)}
      </Fact>
      <Fact label={t("control.job.logId")}>
        {failure !== undefined && (
          <bdi class="code" {...UNTRANSLATED}>{failure.params?.id}</bdi>
        )}
      </Fact>
    </dl>
  );
}
