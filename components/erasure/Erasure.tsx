import type { ShownJob } from "@/lib/jobs/schema.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import type { Copy } from "@/lib/erasure/copies.ts";
import type { Replica } from "@/lib/env.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";

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

interface CopyListProps {
  t: Translate;
  copies: Copy[];
  replica: Replica | undefined;
}

/** The copies of the database with their ages, and its replica. */
export function CopyList({ t, copies, replica }: CopyListProps) {
  const text = copies.length === 0
    ? t("control.erase.noCopies")
    : t("control.erase.copiesText");
  return (
    <section class="control-form erase-copies">
      <h2>{t("control.erase.copies")}</h2>
      <p class="soft">{text}</p>
      {copies.length > 0 && (
        <ul>
          {copies.map(({ name, days }) => (
            <li key={name}>
              <bdi class="code" dir="ltr" {...UNTRANSLATED}>{name}</bdi>{" "}
              <span class="soft">{t("control.erase.copyAge", { days })}</span>
            </li>
          ))}
        </ul>
      )}
      {replica && (
        <p class="soft">
          <bdi class="code" dir="ltr" {...UNTRANSLATED}>{replica.path}</bdi>
          <br />
          {t("control.erase.replica", { days: replica.days })}
        </p>
      )}
    </section>
  );
}
