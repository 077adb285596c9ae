import { Icon } from "@/components/ui/Icon.tsx";
import CodeWarning from "@/islands/CodeWarning.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

interface CodeNoteProps {
  t: Translate;
  isGuessable: boolean;
}

/** Warns about a tracking code that is easy to guess, without refusing it; shown and hidden while it is typed. */
export function CodeNote({ t, isGuessable }: CodeNoteProps) {
  return (
    <>
      <div role="status">
        <p id="code-warning" class="panel" hidden={!isGuessable}>
          <Icon name="info" />
          {t("control.parcels.codeWarning")}
        </p>
      </div>
      <CodeWarning />
    </>
  );
}
