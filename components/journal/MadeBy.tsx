import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** The name of a record's creator, if known. */
export function MadeBy(
  { t, name }: { t: Translate; name: string | null | undefined },
) {
  if (!name) return null;
  return (
    <bdi class="made-by" {...UNTRANSLATED}>
      {t("control.journal.madeBy", { name })}
    </bdi>
  );
}
