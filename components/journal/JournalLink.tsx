import { Icon } from "@/components/ui/Icon.tsx";
import { may } from "@/lib/fields/roles.ts";
import type { JournalFilters } from "@/lib/journal/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { journalAddress } from "./addresses.ts";
import type { Right } from "@/lib/site/nouns.ts";

interface JournalLinkProps {
  ctx: PanelContext;
  /** The journal's filters. */
  about: JournalFilters;
  /** The required right. */
  needs?: Right;
}

/** Links to the journal of a record, for readers with the right. */
export function JournalLink(
  { ctx, about, needs = "journal:read" }: JournalLinkProps,
) {
  const { t, admin } = ctx.state;
  if (!may(admin, needs)) return null;
  return (
    <a class="button button-quiet" href={journalAddress(about)}>
      <Icon name="history" />
      {t("control.journal.what")}
    </a>
  );
}
