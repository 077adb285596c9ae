import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import {
  type ImportStatus as Status,
  isInterrupted,
} from "@/lib/imports/schema.ts";
import type { Import } from "@/lib/imports/import.ts";

const LOOKS: Record<Status, [icon: IconName, name: string]> = {
  checking: ["schedule", "running"],
  checked: ["check", "queued"],
  failed: ["error", "failed"],
  applying: ["play_arrow", "running"],
  applied: ["check_circle", "done"],
  undoing: ["play_arrow", "running"],
  undone: ["history", "cancelled"],
};

/** The status of an import by icon, word and colour. */
export function ImportStatus({ t, record }: { t: Translate; record: Import }) {
  const { status } = record;
  const [icon, name] = LOOKS[status];
  return (
    <span class={`job-status job-${name}`}>
      <Icon name={icon} />
      {t(`importStatus.${isInterrupted(record) ? "stopped" : status}`)}
    </span>
  );
}
