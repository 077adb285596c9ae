import { LOOK_WIDGETS } from "@/components/forms/ChoiceField.tsx";
import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { FormScreen } from "@/components/panel/FormScreen.tsx";
import { listPath } from "@/components/panel/screens.ts";
import { notFound } from "@/lib/errors.ts";
import { editPost, redirectSaved, showForm } from "@/lib/forms/post.ts";
import { seenValues } from "@/lib/forms/marks.ts";
import { describeConcurrentChanges } from "@/lib/journal/concurrent_changes.ts";
import { definePanel } from "@/lib/site/define.ts";
import { statusEditing } from "@/lib/statuses/screen.ts";
import { findStatus, updateStatus } from "@/lib/statuses/statuses.ts";
import { textIn } from "@/lib/statuses/store.ts";

export const handler = {
  GET: () => showForm(),

  POST: editPost(statusEditing, async (edit, ctx) => {
    const { state: { kv, jobs, locale }, params, url } = ctx;
    const patch = { ...edit.input, id: params.id!, language: locale.code };
    const { changed } = await updateStatus(kv, patch, edit.merge);
    jobs.wake();
    return redirectSaved(url.pathname, changed, edit);
  }),
};

/** Changes a status: text, stage, look, and whether forms offer it. */
export default definePanel.page<typeof handler>(async function EditStatus(ctx) {
  const { data, params, state: { kv, locale } } = ctx;
  const stored = await findStatus(kv, params.id!);
  if (stored === null && data.problems.length === 0) throw notFound("status");
  const editing = statusEditing(ctx);
  const first = stored === null ? {} : seenValues(editing, stored);
  const title = stored === null
    ? data.values.text
    : textIn(stored, locale.code);
  return (
    <FormScreen
      ctx={ctx}
      title={title ?? ""}
      form={editing.form}
      widgets={LOOK_WIDGETS}
      data={{ ...data, values: { ...first, ...data.values } }}
      cancel={listPath("statuses")}
      done={{
        updated: "message.statusUpdated",
        unchanged: "message.nothingToUpdate",
      }}
      more={await describeConcurrentChanges(ctx, params.id!)}
      after={stored !== null && (
        <p class="status-part">
          <JournalLink ctx={ctx} about={{ record_id: stored.id }} />
        </p>
      )}
    />
  );
});
