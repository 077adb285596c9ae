import { FormScreen } from "@/components/panel/FormScreen.tsx";
import { codesChecked } from "@/components/bulk/widgets.tsx";
import { parcelWidgets } from "@/components/parcels/widgets.tsx";
import { listPath } from "@/components/panel/screens.ts";
import { formHandlers } from "@/lib/forms/post.ts";
import { requireJob } from "@/lib/jobs/show.ts";
import {
  checkCodes,
  selectionIn,
  startPosted,
  valuesAgain,
} from "@/lib/bulk/screen.ts";
import { answerUpdate } from "@/lib/bulk/ticked.ts";
import { clockOf } from "@/lib/parcels/screen.ts";
import { readStatusField, settleStatus } from "@/lib/statuses/question.ts";
import { definePanel } from "@/lib/site/define.ts";
import { BULK_FORM, bulkUpdateForm } from "@/lib/bulk/forms.ts";
import type { Values } from "@/lib/forms/description.ts";
import { BulkSelection } from "@/components/bulk/BulkUpdate.tsx";

function withRequest(values: Values): Values {
  return { request_id: crypto.randomUUID(), ...values };
}

export const handler = formHandlers(
  BULK_FORM.schema,
  async (input, ctx, values) => {
    const { kv } = ctx.state;
    await settleStatus(ctx.state, input.status, values);
    return answerUpdate(ctx, await startPosted(kv, input));
  },
  {
    boxes: "codes",
    values: withRequest,
    // The parcel list posts its ticks to this form.
    isForeign: ({ status }) => status === undefined,
    async first({ state: { kv, admin }, url }) {
      const id = url.searchParams.get("again");
      if (id === null) return withRequest({});
      const job = await requireJob(kv, id, admin!);
      return withRequest(await valuesAgain(kv, job) ?? {});
    },
  },
);

/** Updates many parcels in the same way: scanned, pasted or ticked ones, or all that a filter matches. */
export default definePanel.page<typeof handler>(async function BulkPage(ctx) {
  const { kv, t } = ctx.state;
  const { data } = ctx;
  const { codes, filter } = data.values;
  const [selected, statuses] = await Promise.all([
    selectionIn(kv, data.values),
    readStatusField(ctx.state, data),
  ]);
  const form = bulkUpdateForm({
    clock: clockOf(ctx.state),
    hasFilter: Boolean(filter),
  });
  const checked = codes ? await checkCodes(ctx.state, codes) : [];
  return (
    <FormScreen
      ctx={ctx}
      form={form}
      widgets={{ ...parcelWidgets(statuses), ...codesChecked(checked) }}
      title={t("control.bulk.title")}
      lead={t("control.bulk.lead")}
      cancel={listPath("parcels")}
      before={selected && <BulkSelection ctx={ctx} {...selected} />}
    />
  );
});
