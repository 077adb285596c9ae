import { CopyList, ErasureScreen } from "@/components/erasure/Erasure.tsx";
import { FoundScreen } from "@/components/erasure/Found.tsx";
import { FormScreen } from "@/components/panel/FormScreen.tsx";
import { AttentionPanel } from "@/components/ui/Panel.tsx";
import { listCopies } from "@/lib/erasure/copies.ts";
import { ERASE_FORM } from "@/lib/erasure/forms.ts";
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
  const [job, copies, found] = await Promise.all([
    getErasure(kv, ctx.url.searchParams.get("job") ?? ""),
    listCopies(env.kvPath, kv.now()),
    findPosted(ctx.state, ctx.data),
  ]);
  const older = <CopyList t={t} copies={copies} replica={env.replica} />;
  if (job !== null) {
    return <ErasureScreen ctx={ctx} job={job}>{older}</ErasureScreen>;
  }
  if (found !== null && !isEmpty(found.preview)) {
    return <FoundScreen ctx={ctx} found={found} />;
  }
  return (
    <FormScreen
      ctx={ctx}
      form={{ ...ERASE_FORM, isEager: found === null }}
      title={t("control.erase.title")}
      lead={t("control.erase.lead")}
      cancel="/control/settings/privacy"
      before={
        <>
          {found !== null && (
            <AttentionPanel texts={[t("control.erase.nothing")]} isFirst />
          )}
          <p class="erase-part">{t("control.erase.rules")}</p>
        </>
      }
      after={older}
    />
  );
});
