import { JobLinks } from "@/components/jobs/JobLinks.tsx";
import { JobScreen } from "@/components/jobs/JobScreen.tsx";
import { BulkUpdate } from "@/components/bulk/BulkUpdate.tsx";
import { listPath } from "@/components/panel/screens.ts";
import type { Crumb } from "@/components/layout/Breadcrumb.tsx";
import { may, requireRight } from "@/lib/fields/roles.ts";
import { pageQuery } from "@/lib/fields/paging.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { readQuery } from "@/lib/http/query.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Import } from "@/lib/imports/import.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { markSeen, maySee, requireJob, showProblems } from "@/lib/jobs/show.ts";
import { isBulk } from "@/lib/bulk/bulk.ts";
import { answerUpdate } from "@/lib/bulk/ticked.ts";
import { isTicked } from "@/lib/bulk/trash.ts";
import { BULK_UNDO, bulkIdOf, readOther, undoOnce } from "@/lib/bulk/undo.ts";
import { jobForm } from "@/lib/jobs/schema.ts";
import { listStaying } from "@/lib/parcels/undo.ts";
import { definePanel } from "@/lib/site/define.ts";
import { parse } from "@/lib/fields/parse.ts";
import { importOf } from "@/lib/imports/show.ts";
import { readUndo } from "@/lib/imports/job_undo.ts";

/** Cancels a job, or undoes a bulk update. */
export const handler = formHandlers(jobForm, async ({ action }, ctx) => {
  const { params, state: { kv, admin, jobs } } = ctx;
  const { id } = await requireJob(kv, params.id!, admin!);
  if (action === "undo") {
    requireRight(ctx, "parcels:write");
    return await answerUpdate(ctx, await undoOnce(kv, id, admin!));
  }
  await jobs.cancel(kv, id);
  return flash(`/control/jobs/${id}`, "cancelled");
});

const ITEMS = 100;
const problemsPage = pageQuery.pick({ page: true });

/** A job: its progress and its problems. */
export default definePanel.page<typeof handler>(async function JobPage(ctx) {
  const { kv, t, admin, jobs } = ctx.state;
  const job = await requireJob(kv, ctx.params.id!, admin);
  await markSeen(kv, job, admin);
  const { page } = parse(problemsPage, readQuery(ctx.url, ["page"]));
  const canWrite = may(admin, "parcels:write");
  const from = (page - 1) * ITEMS;
  const problems = await showProblems(kv, job, { t, from, limit: ITEMS });
  const record = await importOf(kv, job);
  const isOfParcels = isOfBulk(job);
  const other = await readOther(kv, job);
  return (
    <JobScreen
      ctx={ctx}
      job={job}
      problems={problems}
      page={page}
      hasMore={from + ITEMS < job.failed}
      canCancel={jobs.canCancel(job)}
      above={screensAbove(t, record)}
      links={
        <JobLinks
          ctx={ctx}
          job={job}
          record={record}
          journalJob={isOfParcels ? bulkIdOf(job) : null}
          other={other && maySee(admin, other) ? other : null}
          undo={await readUndo(kv, job, admin)}
        />
      }
      lead={isBulk(job) ? <BulkUpdate ctx={ctx} job={job} /> : undefined}
      staying={await listStaying(kv, job)}
      hasNoRows={isOfParcels}
      again={isBulk(job) && job.next_at === null && canWrite
        ? `/control/parcels/bulk.html?again=${job.id}`
        : undefined}
      data={ctx.data}
    />
  );
});

/** Reports whether the parcels of a job were selected in a list. */
function isOfBulk(job: Job): boolean {
  return isBulk(job) || isTicked(job) || job.kind === BULK_UNDO;
}

/** Returns the breadcrumb of a job: the list of jobs, or the import that it is about. */
function screensAbove(t: Translate, record: Import | null): Crumb[] {
  if (record === null) {
    return [{ text: t("control.jobs.title"), href: listPath("jobs") }];
  }
  return [
    { text: t("control.imports.title"), href: listPath("imports") },
    { text: record.name, href: `/control/imports/${record.id}` },
  ];
}
