import { Moment } from "@/components/panel/Moment.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { may } from "@/lib/fields/roles.ts";
import { capitalize } from "@/lib/forms/titles.ts";
import { textIfKnown, type Translate } from "@/lib/i18n/translate.ts";
import { isUndoing, type JournalEntry } from "@/lib/journal/schema.ts";
import { formatNumber } from "@/lib/numbers.ts";
import { EntryChanges, type EntryProps } from "./EntryChanges.tsx";
import { journalAddress, ofSource, recordAddress } from "./addresses.ts";
import type { JournalLine } from "@/lib/journal/reading.ts";

interface JournalRowProps extends Omit<EntryProps, "entry"> {
  line: JournalLine;
}

/** A journal entry with its changes, or consecutive entries of one job. */
export function JournalRow({ ctx, line, field }: JournalRowProps) {
  const { t } = ctx.state;
  const { entry, count, isAlike } = line;
  const { at, actor, source } = entry;
  const isNameless = isAlike && entry.label === null;
  return (
    <li class="record journal-row">
      <p class="journal-when">
        <Moment ctx={ctx} iso={at} />
        <bdi class="journal-who" {...UNTRANSLATED}>{actorName(t, actor)}</bdi>
        {source !== null && (
          <SourceName ctx={ctx} entry={entry} source={source} />
        )}
      </p>
      <div class="journal-what">
        {count > 1 && !isNameless
          ? (
            <p class="journal-kind">
              {t("control.journal.changes", { count })}
            </p>
          )
          : <Entry ctx={ctx} entry={entry} count={count} field={field} />}
      </div>
    </li>
  );
}

function Entry(
  { ctx, entry, count, field }: EntryProps & Pick<JournalLine, "count">,
) {
  const { t, locale } = ctx.state;
  const { kind, entry_id, changes } = entry;
  const [title, newTitle] = changes.title ?? [];
  const isByDeletion = entry_id !== null && title && newTitle === null;
  // An entry without a name is about a record that is gone.
  const isGone = kind === "erased" && entry.label === null;
  return (
    <>
      <p>
        <span class={`journal-kind journal-${kind}`}>
          {textIfKnown(t, `journalKind.${isGone ? "erasedRecord" : kind}`) ??
            kind}
        </span>{" "}
        <RecordName ctx={ctx} entry={entry} />
        {count > 1 && <>{` × ${formatNumber(count, locale.formatTag)}`}</>}
      </p>
      {isByDeletion && (
        <p class="soft">
          {t("journalKind.deleted")} {t("journalNoun.activities")}
        </p>
      )}
      {count === 1 && !isForgotten(entry) && (
        <EntryChanges ctx={ctx} entry={entry} field={field} />
      )}
    </>
  );
}

/** Reports whether an entry was blanked because its record was erased. */
function isForgotten({ label, changes }: JournalEntry): boolean {
  return label === null &&
    Object.values(changes).flat().every((value) => value === null);
}

/** The import or job that made the change; for readers with the right, a link to all of its changes. */
function SourceName({ ctx, entry, source }: EntryProps & {
  source: NonNullable<JournalEntry["source"]>;
}) {
  const { t, locale, admin } = ctx.state;
  const isUndo = source.kind !== "job" && isUndoing(entry);
  const text = isUndo ? undoName(t, source) : sourceName(t, source);
  const name = <bdi>{capitalize(locale, text)}</bdi>;
  return may(admin, "journal:read")
    ? <a href={journalAddress(ofSource(source))}>{name}</a>
    : name;
}

function undoName(
  t: Translate,
  { kind, name }: NonNullable<JournalEntry["source"]>,
): string {
  return kind === "import"
    ? t("journalSource.importUndo", { name: name ?? "" })
    : t("journalSource.bulkUndo");
}

/** Returns the name of an import or job, for use within a sentence. */
export function sourceName(
  t: Translate,
  { kind, name }: NonNullable<JournalEntry["source"]>,
): string {
  if (kind === "import") return t("journalSource.import", { name: name ?? "" });
  if (kind === "bulk") return t("journalSource.bulk");
  return textIfKnown(t, `jobKind.${name}`) ?? t("control.job.title");
}

/** The kind and name of a record, linked to its screen if the reader may open it. */
function RecordName({ ctx, entry }: EntryProps) {
  const { t, admin } = ctx.state;
  const { noun, label } = entry;
  const isOpen = noun !== "admins" || may(admin, "team:read");
  const href = isOpen ? recordAddress(ctx, entry) : null;
  const kind = textIfKnown(t, `journalNoun.${noun}`) ?? noun;
  if (label === null) return href === null ? kind : <a href={href}>{kind}</a>;
  return (
    <>
      {kind} {href === null
        ? <bdi {...UNTRANSLATED}>{label}</bdi>
        : <a href={href} {...UNTRANSLATED}>{label}</a>}
    </>
  );
}

/** Returns the name of an actor, or the kind of a nameless one. */
export function actorName(
  t: Translate,
  { kind, name }: JournalEntry["actor"],
): string {
  return name ?? textIfKnown(t, `journalActor.${kind}`) ?? kind;
}
