import { SubmitButton } from "@/components/ui/Button.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { TrashedRecord } from "@/lib/trash/schema.ts";
import { TRASH } from "@/components/panel/screens.ts";

interface TrashedPanelProps {
  t: Translate;
  /** The record; null shows nothing. */
  trashed: TrashedRecord | null;
}

/** Confirms that a record was trashed, and offers to undo it. */
export function TrashedPanel({ t, trashed }: TrashedPanelProps) {
  if (trashed === null) return null;
  const { id, label } = trashed;
  return (
    <MessagePanel texts={[t("message.trashed", { name: label ?? "" })]}>
      <form method="post" action={TRASH}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton isSmall name="action" value="undo">
          {t("control.trash.undo")}
        </SubmitButton>
      </form>
    </MessagePanel>
  );
}
