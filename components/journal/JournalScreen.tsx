import { FieldFrame, fieldId } from "@/components/ui/FieldFrame.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { Screen, ScreenHead } from "@/components/panel/Screen.tsx";
import { formatDay } from "@/lib/dates.ts";
import { ENTRY_FIELDS } from "@/lib/fields/constants.ts";
import { may } from "@/lib/fields/roles.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { JournalLine, JournalPart } from "@/lib/journal/journal.ts";
import type { Reader } from "@/lib/journal/readers.ts";
import type { JournalQuery } from "@/lib/journal/schema.ts";
import { LANGUAGE_PARAMETER, type LocaleCode } from "@/lib/i18n/locales.ts";
import { settingsPatch } from "@/lib/settings/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { JOURNAL, journalAddress } from "./addresses.ts";
import { JournalRow, sourceName } from "./JournalRow.tsx";
import type { JournalNoun } from "@/lib/site/noun.ts";
import { parcelFields } from "@/lib/parcels/fields.ts";

interface JournalScreenProps {
  ctx: PanelContext;
  part: JournalPart;
  query: JournalQuery;
  reader: Reader;
  /** The language that the address asks for. */
  language: LocaleCode | null;
  /** The people who can be chosen, by id. */
  people: Map<string, string>;
  /** The address of the import or job that it is about; null where there is none any more. */
  source: string | null;
}

/** Who changed what and when, with filters in the address. */
export function JournalScreen(props: JournalScreenProps) {
  const { ctx, part, query } = props;
  const { t, settings: { journal_days: days } } = ctx.state;
  const title = query.record_id === undefined
    ? t("control.journal.title")
    : t("control.journal.what");
  const { cursor: _, ...filters } = query;
  return (
    <Screen ctx={ctx} title={title}>
      <div class="list-head">
        <ScreenHead title={title} lead={t("control.journal.lead", { days })} />
        <a
          class="button button-quiet"
          href={journalAddress(filters, "/api/journal.csv")}
          download
        >
          {t("control.journal.csv")}
        </a>
      </div>
      <Filters {...props} />
      {part.lines.length === 0
        ? (
          <div class="list-empty">
            <Icon name="history" />
            <h2>{t("control.journal.empty")}</h2>
          </div>
        )
        : <Days {...props} />}
      <Pages {...props} />
    </Screen>
  );
}

function Days({ ctx, part, query: { field } }: JournalScreenProps) {
  const { locale: { formatTag }, settings: { time_zone } } = ctx.state;
  const dayOf = ({ entry }: JournalLine) =>
    formatDay(entry.at, formatTag, time_zone);
  return [...Map.groupBy(part.lines, dayOf)].map(([day, lines]) => (
    <section key={day} class="journal-day">
      <h2>{day}</h2>
      <ol class="records">
        {lines.map((line) => (
          <JournalRow key={line.entry.id} ctx={ctx} line={line} field={field} />
        ))}
      </ol>
    </section>
  ));
}

/** The fields that can be chosen, by the noun that has them. */
const FIELDS = {
  parcels: Object.keys(parcelFields),
  activities: ENTRY_FIELDS,
  settings: settingsPatch.omit({ version: true }).keyof().options,
} satisfies { [noun in JournalNoun]?: readonly string[] };

/** Returns the nouns whose fields can be chosen. */
function fieldGroups(query: JournalQuery): (keyof typeof FIELDS)[] {
  if (query.record_id === "settings") return ["settings"];
  const ofParcels = ["parcels", "activities"] as const;
  return subjectOf(query) === null
    ? [...ofParcels, "settings"]
    : [...ofParcels];
}

function Filters(props: JournalScreenProps) {
  const { ctx, query, reader, language, people } = props;
  const { t, locale, admin } = ctx.state;
  const { cursor: _, ...filters } = query;
  const isFiltered = Object.values(filters).some((value) => value);
  const subject = subjectOf(query);
  const nouns = ctx.state.nouns.flatMap(({ journal = [] }) => journal)
    .filter((noun) => reader.reads(noun));
  const named = (noun: JournalNoun) => t(`journalNoun.${noun}`);
  return (
    <form
      class="journal-filters"
      // Only with it may everybody open the address.
      action={subject === null ? JOURNAL : journalAddress(subject)}
    >
      {subject === null
        ? (
          <Choice
            name="actor_id"
            label={t("control.journal.person")}
            all={t("control.journal.everyone")}
            value={query.actor_id}
            groups={[["", [...people]]]}
          />
        )
        : <Subject {...props} />}
      <Choice
        name="noun"
        label={t("control.journal.noun")}
        all={t("control.journal.anything")}
        value={query.noun}
        groups={[["", nouns.map((noun) => [noun, named(noun)])]]}
      />
      <Choice
        name="field"
        label={t("control.api.field")}
        all={t("control.parcels.details")}
        value={query.field}
        groups={fieldGroups(query).map((noun) => [
          named(noun),
          FIELDS[noun].map((name) => [name, fieldTitle(t, locale, name)]),
        ])}
      />
      <FieldFrame name="day" label={t("control.journal.day")}>
        <input
          class="field-input"
          id={fieldId("day")}
          type="date"
          name="day"
          value={query.day}
        />
      </FieldFrame>
      {language !== null && (
        <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      )}
      <button type="submit" class="button button-quiet">
        {t("control.journal.show")}
      </button>
      {isFiltered && may(admin, "journal:read") && (
        <a class="journal-all" href={JOURNAL}>{t("control.journal.all")}</a>
      )}
    </form>
  );
}

/** Returns what the whole screen is about, or null. */
function subjectOf(
  { record_id, import_id, job_id }: JournalQuery,
): JournalQuery | null {
  if (record_id !== undefined) return { record_id };
  if (import_id !== undefined) return { import_id };
  return job_id === undefined ? null : { job_id };
}

function Subject({ ctx, part, query, source }: JournalScreenProps) {
  const { t } = ctx.state;
  const [[name, id]] = Object.entries(subjectOf(query)!) as [[string, string]];
  const found = part.lines.map(({ entry }) => entry);
  const text = name === "record_id"
    ? found.find(({ label }) => label !== null)?.label
    : found[0]?.source && sourceName(t, found[0].source);
  const only = t("control.journal.only", { record: text ?? id });
  return (
    <>
      <input type="hidden" name={name} value={id} />
      <p class="journal-record">
        <bdi {...UNTRANSLATED}>
          {source === null ? only : <a href={source}>{only}</a>}
        </bdi>
      </p>
    </>
  );
}

type Options = [value: string, text: string][];

interface ChoiceProps {
  name: string;
  label: string;
  /** The choice that filters nothing. */
  all: string;
  value: string | undefined;
  /** The others, in groups with names; one without a name is no group. */
  groups: [name: string, options: Options][];
}

function Choice({ name, label, all, value = "", groups }: ChoiceProps) {
  const options = (some: Options) =>
    some.map(([choice, text]) => (
      <option key={choice} value={choice} selected={choice === value}>
        {text}
      </option>
    ));
  return (
    <FieldFrame name={name} label={label}>
      <select class="field-input" id={fieldId(name)} name={name}>
        <option value="">{all}</option>
        {groups.map(([group, some]) =>
          group === ""
            ? options(some)
            : <optgroup key={group} label={group}>{options(some)}</optgroup>
        )}
      </select>
    </FieldFrame>
  );
}

function Pages({ ctx, part, query, language }: JournalScreenProps) {
  const { t } = ctx.state;
  const { cursor, ...filters } = query;
  const { next } = part;
  if (next === null && cursor === undefined) return null;
  const inLanguage = language === null
    ? ""
    : `&${LANGUAGE_PARAMETER}=${language}`;
  return (
    <p class="list-pages">
      {next !== null && (
        <a
          class="button button-quiet"
          href={journalAddress({ ...filters, cursor: next }) + inLanguage}
          rel="next"
        >
          {t("control.journal.earlier")}
        </a>
      )}
      {cursor !== undefined && (
        <a href={journalAddress(filters)}>{t("control.list.newest")}</a>
      )}
    </p>
  );
}
