import { MessagePanel } from "@/components/ui/Panel.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { TrashedRecord } from "@/lib/trash/schema.ts";
import { TRASH } from "./trash_address.ts";

interface TrashedPanelProps {
  t: Translate;
  /** The record; null shows nothing. */
  trashed: TrashedRecord | null;
}

/** Says that a record was put into the trash, and offers to undo it. */
export function TrashedPanel({ t, trashed }: TrashedPanelProps) {
  if (trashed === null) return null;
  const { id, label } = trashed;
  return (
    <MessagePanel texts={[t("message.trashed", { name: label ?? "" })]}>
      <form method="post" action={TRASH}>
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          class="button button-quiet button-small"
          name="action"
          value="undo"
        >
          {t("control.trash.undo")}
        </button>
      </form>
    </MessagePanel>
  );
}
