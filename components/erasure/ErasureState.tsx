import type { ShownJob } from "@/lib/jobs/schema.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MessagePanel } from "@/components/ui/Panel.tsx";

type ErasureJob = Pick<ShownJob, "id" | "status" | "done">;

/** The progress of an erasure, and the remaining manual steps. */
export function ErasureState({ t, job }: { t: Translate; job: ErasureJob }) {
  if (job.status === "failed") {
    return <MessagePanel texts={[t("control.erase.failed")]} />;
  }
  const count = job.done;
  const texts = job.status === "done"
    ? [t("control.erase.done", { count }), t("control.erase.disk")]
    : [t("control.erase.running", { count })];
  return (
    <>
      <MessagePanel texts={texts} />
      <p>
        <a href={`/control/jobs/${job.id}`}>{t("control.job.progress")}</a>
      </p>
    </>
  );
}
