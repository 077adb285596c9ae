import { listDueJobs } from "@/lib/jobs/jobs.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { ShownMail } from "@/lib/mail/outbox.ts";
import { Mailer } from "@/lib/notifications/mailer.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { MAIL_JOB, type Outcome } from "@/lib/mail/attempts.ts";
import { getMail } from "@/lib/mail/listed_mail.ts";
import { commitStep, takeJob } from "@/lib/jobs/steps.ts";

/** A process that sends mails. */
export type Office =
  & Pick<JobRunner, "drain" | "start" | "stop">
  & Pick<Mailer, "sendNow">;

/** Connects the parts of a process that sends mails. */
export function officeOf(
  { mailer, jobs }: { mailer: Mailer; jobs: JobRunner },
): Office {
  return {
    drain: () => jobs.drain(),
    start: () => jobs.start(),
    stop: (ms) => jobs.stop(ms),
    sendNow: (id, options) => mailer.sendNow(id, options),
  };
}

/** Opens another process on the same database. */
export function openOffice(
  services: ConstructorParameters<typeof Mailer>[0],
): Office {
  const mailer = new Mailer(services);
  const jobs = new JobRunner({ ...services, kinds: { mail: mailer.kind } });
  return officeOf({ mailer, jobs });
}

/** A mail taken by a process, with its job. */
export type TakenMail = ShownMail & { job: Job };

/** Takes a mail like a process that dies before sending it; returns null if the mail is not due or cannot be sent any more. */
export async function takeDueMail(
  kv: Kv,
  id: string,
): Promise<TakenMail | null> {
  const job = await takeJob(kv, id, new Map([["mail", MAIL_JOB]]));
  return job && { ...(await getMail(kv, id))!, job };
}

/** Records the outcome of an attempt, like the process that took the mail. */
export async function recordOutcome(
  kv: Kv,
  { job, ...mail }: TakenMail,
  { outcome }: { outcome: Outcome },
): Promise<void> {
  await commitStep(kv, job, { kind: MAIL_JOB, acted: { mail, outcome } });
}

/** Returns the ids of due mails, the most urgent first. */
export async function listDueMails(kv: Kv, limit: number): Promise<string[]> {
  const jobs = await listDueJobs(kv, "mail", limit);
  return jobs.filter(({ at }) => at <= kv.now()).map(({ id }) => id);
}

/** Returns the time at which the next mail is due, or null. */
export async function nextDueMoment(kv: Kv): Promise<Date | null> {
  const [first] = await listDueJobs(kv, "mail", 1);
  return first?.at ?? null;
}
