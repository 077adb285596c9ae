import { JobLinks } from "@/components/jobs/JobLinks.tsx";
import { JobScreen } from "@/components/jobs/JobScreen.tsx";
import { BulkUpdate } from "@/components/bulk/BulkUpdate.tsx";
import { listPath } from "@/components/panel/screens.ts";
import type { Crumb } from "@/components/layout/Breadcrumb.tsx";
import { nothing } from "@/lib/fields/fields.ts";
import { may } from "@/lib/fields/roles.ts";
import { pageQuery } from "@/lib/fields/paging.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { readQuery } from "@/lib/http/query.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Import } from "@/lib/imports/import.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { markSeen, requireJob, showProblems } from "@/lib/jobs/show.ts";
import { isBulk } from "@/lib/bulk/bulk.ts";
import { isTicked, offersUndo } from "@/lib/bulk/trash.ts";
import { definePanel } from "@/lib/site/define.ts";
import { parse } from "@/lib/fields/parse.ts";
import { importOf } from "@/lib/imports/show.ts";

/** Shows a job and cancels it. */
export const handler = formHandlers(nothing, async (_, { params, state }) => {
  const { id } = await requireJob(state.kv, params.id!, state.admin!);
  await state.jobs.cancel(state.kv, id);
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
  const isOfParcels = isBulk(job) || isTicked(job);
  return (
    <JobScreen
      ctx={ctx}
      job={job}
      problems={problems}
      page={page}
      hasMore={from + ITEMS < job.failed}
      canCancel={jobs.canCancel(job)}
      above={screensAbove(t, job, record)}
      links={
        <JobLinks
          ctx={ctx}
          job={job}
          record={record}
          isOfParcels={isOfParcels}
          offersUndo={canWrite && await offersUndo(kv, job)}
        />
      }
      lead={isBulk(job) ? <BulkUpdate ctx={ctx} job={job} /> : undefined}
      hasNoRows={isOfParcels}
      again={isBulk(job) && job.next_at === null && canWrite
        ? `/control/parcels/bulk.html?again=${job.id}`
        : undefined}
      data={ctx.data}
    />
  );
});

/** Returns the breadcrumb of a job about parcels or an import; empty for other jobs. */
function screensAbove(t: Translate, job: Job, record: Import | null): Crumb[] {
  const parcels = {
    text: t("control.parcels.title"),
    href: listPath("parcels"),
  };
  if (isBulk(job) || isTicked(job)) return [parcels];
  return record === null ? [] : [
    parcels,
    { text: t("control.imports.title"), href: listPath("imports") },
    { text: record.name, href: `/control/imports/${record.id}` },
  ];
}
