import { listPath } from "@/components/panel/screens.ts";
import { ImportScreen } from "@/components/imports/ImportScreen.tsx";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { importScreenForm } from "@/lib/imports/forms.ts";
import { readDetails, runAction } from "@/lib/imports/screen.ts";
import { listStaying } from "@/lib/parcels/undo.ts";
import { markSeen } from "@/lib/jobs/show.ts";
import { definePanel } from "@/lib/site/define.ts";
import {
  requireImport,
  requireWithJob,
  showImport,
} from "@/lib/imports/show.ts";
import { getMeanings } from "@/lib/statuses/meanings.ts";
import { isRemovable, undoDeadline } from "@/lib/imports/schema.ts";

/** Corrects the format of an import's file, and applies, undoes or deletes the import. */
export const handler = formHandlers(
  importScreenForm,
  async (form, { params, state }) => {
    const { kv } = state;
    const record = await requireImport(kv, params.id!);
    const word = await runAction(kv, record, form);
    state.jobs.wake();
    const isGone = form.action === "delete";
    return flash(
      isGone ? listPath("imports") : `/control/imports/${record.id}`,
      word,
    );
  },
);

/** An import. */
export default definePanel.page<typeof handler>(async function Import(ctx) {
  const { kv, admin } = ctx.state;
  const [record, job] = await requireWithJob(kv, ctx.params.id!);
  await markSeen(kv, job, admin);
  const [shown, details, staying, statuses] = await Promise.all([
    showImport(ctx.state, record),
    readDetails(kv, record, admin.id),
    listStaying(kv, job),
    getMeanings(kv),
  ]);
  return (
    <ImportScreen
      ctx={ctx}
      record={record}
      shown={shown}
      details={details}
      job={job}
      staying={staying}
      statuses={statuses}
      data={ctx.data}
      undoUntil={undoDeadline(record, kv.now())}
      isRemovable={isRemovable(record, kv.now())}
    />
  );
});
