import { CopyList, ErasureState } from "@/components/erasure/Erasure.tsx";
import { FoundRecords } from "@/components/erasure/Found.tsx";
import { FormScreen } from "@/components/panel/FormScreen.tsx";
import { AttentionPanel } from "@/components/ui/Panel.tsx";
import { listCopies } from "@/lib/erasure/copies.ts";
import { CONFIRM_FORM, COUNT_FORM, ERASE_FORM } from "@/lib/erasure/forms.ts";
import { getErasure } from "@/lib/erasure/job.ts";
import { eraseForm } from "@/lib/erasure/schema.ts";
import { findPosted, isEmpty, postErasure } from "@/lib/erasure/screen.ts";
import { formHandlers } from "@/lib/forms/post.ts";
import { definePanel } from "@/lib/site/define.ts";

export const handler = formHandlers(eraseForm, postErasure, {
  boxes: "ticked",
});

/** Erases a person: whom, then what would be erased, then how far it is. Lists older copies of the database. */
export default definePanel.page<typeof handler>(async function Erase(ctx) {
  const { kv, env, t } = ctx.state;
  const [job, copies, posted] = await Promise.all([
    getErasure(kv, ctx.url.searchParams.get("job") ?? ""),
    listCopies(env.kvPath, kv.now()),
    findPosted(ctx.state, ctx.data),
  ]);
  const found = posted !== null && !isEmpty(posted.preview) ? posted : null;
  const screen = { ctx, title: t("control.erase.title") };
  if (found !== null) {
    const isWhole = found.preview.next_cursor === null;
    return (
      <FormScreen
        {...screen}
        form={isWhole ? CONFIRM_FORM : COUNT_FORM}
        data={{ ...ctx.data, values: found.values }}
        lead={t("control.erase.rules")}
        cancel={ctx.url.pathname}
        before={<FoundRecords ctx={ctx} found={found} />}
      />
    );
  }
  return (
    <FormScreen
      {...screen}
      form={ERASE_FORM}
      lead={t("control.erase.lead")}
      cancel="/control/settings/privacy"
      before={
        <>
          {job !== null && <ErasureState ctx={ctx} job={job} />}
          {posted !== null && (
            <AttentionPanel texts={[t("control.erase.nothing")]} isFirst />
          )}
          <p class="erase-rules">{t("control.erase.rules")}</p>
        </>
      }
      after={<CopyList t={t} copies={copies} replica={env.replica} />}
    />
  );
});
