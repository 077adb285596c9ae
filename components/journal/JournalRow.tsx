import { trashAddress } from "@/components/trash/trash_address.ts";
import { Moment } from "@/components/control/Moment.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { TrashNoun } from "@/lib/fields/constants.ts";
import { may } from "@/lib/fields/roles.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { JournalEntry } from "@/lib/journal/schema.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface JournalRowProps {
  ctx: PanelContext;
  entry: JournalEntry;
}

/** The most changes that stand open in a list. */
const MAX_OPEN = 3;

/** An entry of the journal: when, who, what, and from what to what. */
export function JournalRow({ ctx, entry }: JournalRowProps) {
  const { t } = ctx.state;
  const { at, actor, kind } = entry;
  // Without a name the record itself is gone.
  const isGone = kind === "erased" && entry.label === null;
  return (
    <li class="record journal-row">
      <p class="journal-when">
        <Moment ctx={ctx} iso={at} />
        <bdi class="journal-who" {...UNTRANSLATED}>{actorName(t, actor)}</bdi>
      </p>
      <div class="journal-what">
        <p>
          <span class={`journal-kind journal-${kind}`}>
            {known(t, `journalKind.${isGone ? "erasedRecord" : kind}`) ?? kind}
          </span>{" "}
          <RecordName {...{ ctx, entry }} />
        </p>
        <Changes {...{ ctx, entry }} />
      </div>
    </li>
  );
}

/** The kind and the name of a record, linked to its screen if it has one that the reader may open. */
function RecordName({ ctx, entry }: JournalRowProps) {
  const { t, admin } = ctx.state;
  const { noun, label } = entry;
  const isOpen = noun !== "admins" || may(admin.role, "team:read");
  const href = isOpen ? addressOf(entry) : null;
  const kind = known(t, `journalNoun.${noun}`) ?? noun;
  if (label === null) return href === null ? kind : <a href={href}>{kind}</a>;
  return (
    <>
      {kind} {href === null
        ? <bdi {...UNTRANSLATED}>{label}</bdi>
        : <a href={href} {...UNTRANSLATED}>{label}</a>}
    </>
  );
}

/** Returns the name of the person, or the kind of actor without one. */
export function actorName(
  t: Translate,
  { kind, name }: JournalEntry["actor"],
): string {
  return name ?? known(t, `journalActor.${kind}`) ?? kind;
}

function Changes({ ctx, entry }: JournalRowProps) {
  const { t } = ctx.state;
  const count = Object.keys(entry.changes).length;
  if (count === 0) return null;
  const list = <ChangeList ctx={ctx} changes={entry.changes} />;
  if (count <= MAX_OPEN && entry.kind !== "created") return list;
  return (
    <details class="journal-more">
      <summary>{t("control.journal.fields", { count })}</summary>
      {list}
    </details>
  );
}

interface ChangeListProps {
  ctx: PanelContext;
  changes: JournalEntry["changes"];
  /** Whether there are no values before. */
  isNew?: boolean;
}

/** Fields with their values before and after. */
export function ChangeList(
  { ctx: { state }, changes, isNew = false }: ChangeListProps,
) {
  const { t, locale } = state;
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
              <Value t={t} value={before} />
            </dd>
          )}
          <dd>
            {!isNew && (
              <span class="visually-hidden">{t("control.journal.after")}</span>
            )} <Value t={t} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ t, value }: { t: Translate; value: unknown }) {
  if (value === null) return <span class="soft">–</span>;
  const length = lengthOf(value);
  if (length !== null) {
    return (
      <span class="soft">
        {t("control.journal.characters", { count: length })}
      </span>
    );
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return <bdi {...UNTRANSLATED}>{text}</bdi>;
}

/** Returns the length of a text that stands as its length and hash, or null. */
function lengthOf(value: unknown): number | null {
  return value instanceof Object && "length" in value && "sha256" in value
    ? Number(value.length)
    : null;
}

/** Returns the address of the record's screen, or null where it has none or is gone. */
function addressOf({ noun, record_id, label, kind }: JournalEntry) {
  if (kind === "deleted" && noun !== "activities") return null;
  if (kind === "trashed") return trashAddress(noun as TrashNoun);
  switch (noun) {
    case "parcels":
    case "activities":
      return label && parcelPath(label);
    case "invoices":
      return `/control/invoices/${record_id}`;
    case "mail":
      return `/control/outbox/${record_id}`;
    case "admins":
      return `/control/team/${record_id}`;
    case "jobs":
      return `/control/jobs/${record_id}`;
    case "settings":
      return "/control/settings";
    default:
      return null;
  }
}

/** Returns the text of a key that may not exist, because later versions write other words. */
function known(t: Translate, key: string): string | undefined {
  return t(key as MessageKey);
}
