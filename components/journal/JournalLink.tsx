import { Icon } from "@/components/ui/Icon.tsx";
import { may } from "@/lib/fields/roles.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface JournalLinkProps {
  ctx: PanelContext;
  recordId: string;
}

/** Links what happened to a record, for those who may read it. */
export function JournalLink({ ctx, recordId }: JournalLinkProps) {
  const { t, admin } = ctx.state;
  if (!may(admin.role, "journal:read")) return null;
  return (
    <a
      class="button button-quiet"
      href={`/control/journal.html?record_id=${recordId}`}
    >
      <Icon name="history" />
      {t("control.journal.what")}
    </a>
  );
}
