import { JobRow } from "@/components/jobs/JobRow.tsx";
import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { listNames } from "@/lib/accounts/team.ts";
import type { PageQuery } from "@/lib/fields/paging.ts";
import { readUndo } from "@/lib/imports/job_undo.ts";
import { listJobs } from "@/lib/jobs/show.ts";
import { readList } from "@/lib/screens/list_view.ts";
import { definePanel } from "@/lib/site/define.ts";
import type { Kv } from "@/lib/store/kv.ts";

/** The member's own jobs of 30 days, or everybody's for readers of the journal, each with its result and Undo. */
export default definePanel.page(async function Jobs(ctx) {
  const { kv, t, admin } = ctx.state;
  const [view, names] = await Promise.all([
    readList(ctx, {
      list: (kv: Kv, query: PageQuery) => listJobs(kv, query, admin),
    }),
    listNames(kv, admin, t),
  ]);
  const undos = await Promise.all(
    view.items.map((job) => readUndo(kv, job, admin)),
  );
  return (
    <ListScreen ctx={ctx} view={view} noun="jobs">
      {view.items.map((job, at) => (
        <JobRow
          key={job.id}
          ctx={ctx}
          job={job}
          starter={names.get(job.starter_id ?? "")}
          undo={undos[at]!}
        />
      ))}
    </ListScreen>
  );
});
