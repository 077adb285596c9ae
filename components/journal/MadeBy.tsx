import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { JournalEntry } from "@/lib/journal/schema.ts";

interface MadeByProps {
  t: Translate;
  maker: JournalEntry["actor"] | undefined;
}

/** The name of the colleague who created a record, if the journal has it. */
export function MadeBy({ t, maker }: MadeByProps) {
  if (!maker?.name) return null;
  return (
    <bdi class="made-by" {...UNTRANSLATED}>
      {t("control.journal.madeBy", { name: maker.name })}
    </bdi>
  );
}
