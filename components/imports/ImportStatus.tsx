import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { type ImportStatus as Status, isErased } from "@/lib/imports/schema.ts";
import type { Import } from "@/lib/imports/import.ts";
import { asksEncoding } from "@/lib/imports/encoding_choice.ts";
import { statusKey } from "./sentence.ts";

const LOOKS: Record<Status, [icon: IconName, name: string]> = {
  checking: ["schedule", "running"],
  checked: ["check", "queued"],
  failed: ["error", "failed"],
  applying: ["play_arrow", "running"],
  applied: ["check_circle", "done"],
  undoing: ["play_arrow", "running"],
  undone: ["history", "cancelled"],
};

/** Nothing is wrong with a file that was removed. */
const ERASED = ["delete", "cancelled"] as const;

const ASKED = ["error", "queued"] as const;

/** The status of an import by icon, word and colour. */
export function ImportStatus({ t, record }: { t: Translate; record: Import }) {
  const [icon, name] = isErased(record)
    ? ERASED
    : asksEncoding(record)
    ? ASKED
    : LOOKS[record.status];
  return (
    <span class={`job-status job-${name}`}>
      <Icon name={icon} />
      {t(statusKey(record))}
    </span>
  );
}
