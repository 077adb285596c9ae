import type { Copy } from "@/lib/erasure/copies.ts";
import type { Replica } from "@/lib/env.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

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
