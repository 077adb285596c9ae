import { parcelWidgets } from "@/components/parcels/widgets.tsx";
import { ParcelForm } from "@/components/parcels/ParcelForm.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { readStatusField } from "@/lib/statuses/question.ts";
import { updateActivity } from "@/lib/parcels/activities.ts";
import { editPost, redirectSaved, showForm } from "@/lib/forms/post.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import {
  editingEntry,
  entryOf,
  requireParcel,
  typedMoment,
} from "@/lib/parcels/screen.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { seenValues } from "@/lib/forms/marks.ts";

export const handler = definePanel.handlers<FormState>({
  async GET(ctx) {
    const entry = await entryOf(ctx, ctx.params.aid!);
    return showForm(seenValues(editingEntry(ctx), entry));
  },

  POST: editPost(editingEntry, async (edit, ctx) => {
    const { kv } = ctx.state;
    const { tracking_code } = requireParcel(ctx);
    const { id, ...entry } = await entryOf(ctx, ctx.params.aid!);
    const { occurred_at, ...changes } = edit.input;
    const moment = await typedMoment(kv, occurred_at, entry.occurred_at);
    const patch = { ...changes, ...moment, id };
    const { changed } = await updateActivity(kv, patch, edit.merge);
    const path = parcelPath(tracking_code, "/activities");
    return redirectSaved(path, changed, edit, { entry: id });
  }),
});

/** Edits an entry of a parcel's history (spec section 2). */
export default definePanel.page<typeof handler>(
  async function UpdateActivity(ctx) {
    const statuses = await readStatusField(ctx.state, ctx.data);
    return (
      <ParcelForm
        ctx={ctx}
        title={ctx.state.t("control.activities.edit")}
        form={editingEntry(ctx).form}
        widgets={parcelWidgets(statuses)}
        inHistory
      />
    );
  },
);
