import { ImportScreen } from "@/components/imports/ImportScreen.tsx";
import { formHandlers } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import { importScreenForm } from "@/lib/imports/forms.ts";
import {
  requireImport,
  showImport,
  undoneUntil,
} from "@/lib/imports/imports.ts";
import { readDetails, runAction } from "@/lib/imports/screen.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import { definePanel } from "@/lib/site/define.ts";

/** Corrects how a file is read, applies it, and undoes it. */
export const handler = formHandlers(
  importScreenForm,
  async (form, { params, state }) => {
    const { kv } = state;
    const record = await requireImport(kv, params.id!);
    const word = await runAction(kv, record, form);
    state.jobs.wake();
    return flash(`/control/imports/${record.id}`, word);
  },
);

/** An import (decision 157). */
export default definePanel.page<typeof handler>(async function Import(ctx) {
  const { kv, t } = ctx.state;
  const record = await requireImport(kv, ctx.params.id!);
  const [shown, details, job] = await Promise.all([
    showImport(kv, record, t),
    readDetails(kv, record),
    record.job_id === null ? null : jobs.get(kv, record.job_id),
  ]);
  return (
    <ImportScreen
      {...{ ctx, record, shown, details, job, data: ctx.data }}
      undoUntil={undoneUntil(record, kv.now())}
    />
  );
});
