import { pick } from "deno-std/collections/pick.js";
import { fieldValue } from "@/components/panel/field_value.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { JournalEntry } from "@/lib/journal/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";

export interface EntryProps {
  ctx: PanelContext;
  entry: JournalEntry;
  /** The field in the journal's filter; its change comes first. */
  field?: string | undefined;
}

/** Maximum changes shown unfolded. */
const MAX_OPEN = 4;

/** The changes of an entry: the first ones unfolded, the rest folded under their field names. */
export function EntryChanges({ ctx, entry, field }: EntryProps) {
  const { t, locale } = ctx.state;
  const isNew = entry.kind === "created";
  const fields = Object.keys(entry.changes)
    .sort((a, b) => Number(b === field) - Number(a === field));
  const rest = fields.splice(MAX_OPEN);
  const list = (names: string[]) => (
    <ChangeList ctx={ctx} isNew={isNew} changes={pick(entry.changes, names)} />
  );
  return (
    <>
      {fields.length > 0 && list(fields)}
      {rest.length > 0 && (
        <details class="journal-more">
          <summary>
            {rest.map((name) => fieldTitle(t, locale, name)).join(" · ")}
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

interface ChangeListProps {
  ctx: PanelContext;
  changes: JournalEntry["changes"];
  /** Whether the record is new, so that there are no earlier values. */
  isNew?: boolean;
}

/** Fields with their values before and after the change. */
export function ChangeList({ ctx, changes, isNew = false }: ChangeListProps) {
  const { t, locale } = ctx.state;
  return (
    <dl class="journal-changes">
      {Object.entries(changes).map(([field, [before, after]]) => (
        <div key={field}>
          <dt>{fieldTitle(t, locale, field)}</dt>
          {!isNew && (
            <dd class="journal-before">
              <span class="visually-hidden">
                {t("control.journal.before")}
              </span>{" "}
              <Value ctx={ctx} field={field} value={before} />
            </dd>
          )}
          <dd>
            {!isNew && (
              <span class="visually-hidden">{t("control.journal.after")}</span>
            )} <Value ctx={ctx} field={field} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  ctx: PanelContext;
  field: string;
  value: unknown;
}

function Value({ ctx: { state }, field, value }: ValueProps) {
  if (value === null || value === "") return <span class="soft">–</span>;
  const count = lengthOf(value);
  if (count !== null) {
    return (
      <span class="soft">
        {state.t("control.journal.characters", { count })}
      </span>
    );
  }
  return <bdi {...UNTRANSLATED}>{fieldValue(state, field, value)}</bdi>;
}

/** Returns the length of a text that is stored as length and hash; null for any other value. */
function lengthOf(value: unknown): number | null {
  return value instanceof Object && "length" in value && "sha256" in value
    ? Number(value.length)
    : null;
}
