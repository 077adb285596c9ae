import { SubmitButton } from "@/components/ui/Button.tsx";
import { FieldFrame, fieldId } from "@/components/ui/FieldFrame.tsx";
import { type Option, SelectField } from "@/components/ui/SelectField.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { ENTRY_FIELDS } from "@/lib/fields/constants.ts";
import { may } from "@/lib/fields/roles.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { JournalQuery } from "@/lib/journal/schema.ts";
import { LANGUAGE_PARAMETER, readLanguage } from "@/lib/i18n/locales.ts";
import { parcelFields } from "@/lib/parcels/fields.ts";
import { settingsPatch } from "@/lib/settings/schema.ts";
import type { JournalNoun } from "@/lib/site/noun.ts";
import { JOURNAL, journalAddress } from "./addresses.ts";
import { sourceName } from "./JournalRow.tsx";
import type { JournalScreenProps } from "./JournalScreen.tsx";

/** The fields to choose from, by noun. */
const FIELDS = {
  parcels: Object.keys(parcelFields),
  activities: ENTRY_FIELDS,
  settings: settingsPatch.omit({ version: true }).keyof().options,
} satisfies { [noun in JournalNoun]?: readonly string[] };

/** Returns the nouns whose fields the filter offers. */
function fieldGroups(query: JournalQuery): (keyof typeof FIELDS)[] {
  if (query.record_id === "settings") return ["settings"];
  const ofParcels = ["parcels", "activities"] as const;
  return subjectOf(query) === null
    ? [...ofParcels, "settings"]
    : [...ofParcels];
}

/** The journal's filters: a plain GET form. */
export function JournalFilters(props: JournalScreenProps) {
  const { ctx: { state: { t, admin }, url }, query } = props;
  const language = readLanguage(url);
  const { cursor: _, ...filters } = query;
  const isFiltered = Object.values(filters).some((value) => value);
  const subject = subjectOf(query);
  return (
    <form
      class="journal-filters"
      // Readers without the right to the whole journal may only open the journal of the subject.
      action={subject === null ? JOURNAL : journalAddress(subject)}
    >
      {subject === null ? <PersonFilter {...props} /> : <Subject {...props} />}
      <NounFilter {...props} />
      <ChangedFieldFilter {...props} />
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
      <SubmitButton>{t("control.journal.show")}</SubmitButton>
      {isFiltered && may(admin, "journal:read") && (
        <a class="journal-all" href={JOURNAL}>{t("control.journal.all")}</a>
      )}
    </form>
  );
}

function PersonFilter({ ctx, query, people }: JournalScreenProps) {
  const { t } = ctx.state;
  return (
    <SelectField
      name="actor_id"
      label={t("control.journal.person")}
      value={query.actor_id}
      options={[["", t("control.journal.everyone")], ...people]}
    />
  );
}

function NounFilter({ ctx, query, reader }: JournalScreenProps) {
  const { t } = ctx.state;
  const nouns = ctx.state.nouns.flatMap(({ journal = [] }) => journal)
    .filter((noun) => reader.reads(noun));
  return (
    <SelectField
      name="noun"
      label={t("control.journal.noun")}
      value={query.noun}
      options={[
        ["", t("control.journal.anything")],
        ...nouns.map((noun): Option => [noun, t(`journalNoun.${noun}`)]),
      ]}
    />
  );
}

function ChangedFieldFilter({ ctx, query }: JournalScreenProps) {
  const { t, locale } = ctx.state;
  return (
    <SelectField
      name="field"
      label={t("control.api.field")}
      value={query.field}
      options={[["", t("control.parcels.details")]]}
      groups={fieldGroups(query).map((noun) => [
        t(`journalNoun.${noun}`),
        FIELDS[noun].map((name): Option => [name, fieldTitle(t, locale, name)]),
      ])}
    />
  );
}

/** Returns the filter for the screen's subject, or null. */
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
