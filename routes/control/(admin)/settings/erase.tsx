import { FormScreen } from "@/components/panel/FormScreen.tsx";
import { CopyList, ErasureState } from "@/components/erasure/Erasure.tsx";
import { listCopies } from "@/lib/erasure/copies.ts";
import { getErasure, startErasure } from "@/lib/erasure/job.ts";
import { ERASE_FORM } from "@/lib/erasure/forms.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { definePanel } from "@/lib/site/define.ts";

export const handler = formHandlers(ERASE_FORM.schema, async (input, ctx) => {
  const { id } = await startErasure(ctx, input);
  return flash(ctx.url.pathname, "started", { about: { job: id } });
});

/** Erases a person, and lists older copies of the database. */
export default definePanel.page<typeof handler>(async function Erase(ctx) {
  const { kv, env, t } = ctx.state;
  const [job, copies] = await Promise.all([
    getErasure(kv, ctx.url.searchParams.get("job") ?? ""),
    listCopies(env.kvPath, kv.now()),
  ]);
  return (
    <FormScreen
      ctx={ctx}
      form={ERASE_FORM}
      title={t("control.erase.title")}
      lead={t("control.erase.lead")}
      cancel="/control/settings/privacy"
      before={
        <>
          {job !== null && <ErasureState t={t} job={job} />}
          <p class="erase-rules">{t("control.erase.rules")}</p>
        </>
      }
      after={<CopyList t={t} copies={copies} replica={env.replica} />}
    />
  );
});
