import { FieldFrame, fieldId } from "@/components/ui/FieldFrame.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { Screen, ScreenHead } from "@/components/control/Screen.tsx";
import { JOURNAL_NOUNS } from "@/lib/fields/constants.ts";
import type {
  JournalFilters,
  JournalPage,
  JournalQuery,
} from "@/lib/journal/schema.ts";
import { LANGUAGE_PARAMETER, type LocaleCode } from "@/lib/i18n/locales.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { defined } from "@/lib/store/stamps.ts";
import { JournalRow } from "./JournalRow.tsx";

interface JournalScreenProps {
  ctx: PanelContext;
  page: JournalPage;
  query: JournalQuery;
  /** The language that the address asks for. */
  language: LocaleCode | null;
  /** The people who can be chosen, by id. */
  people: Map<string, string>;
}

const PATH = "/control/journal.html";

/** Who changed what and when, with filters in the address (decision 145). */
export function JournalScreen(props: JournalScreenProps) {
  const { ctx, page, query } = props;
  const { t, settings: { journal_days: days } } = ctx.state;
  const title = t("control.journal.title");
  const { cursor: _, ...filters } = query;
  return (
    <Screen {...{ ctx, title }}>
      <div class="list-head">
        <ScreenHead title={title} lead={t("control.journal.lead", { days })} />
        <a
          class="button button-quiet"
          href={addressOf("/api/journal.csv", filters)}
          download
        >
          {t("control.journal.csv")}
        </a>
      </div>
      <Filters {...props} />
      {page.data.length === 0
        ? (
          <div class="list-empty">
            <Icon name="history" />
            <h2>{t("control.journal.empty")}</h2>
          </div>
        )
        : (
          <ol class="records">
            {page.data.map((entry) => (
              <JournalRow key={entry.id} {...{ ctx, entry }} />
            ))}
          </ol>
        )}
      <Pages {...props} />
    </Screen>
  );
}

function Filters({ ctx, page, query, language, people }: JournalScreenProps) {
  const { t } = ctx.state;
  const { noun, day, record_id, actor_id } = query;
  const isFiltered = Boolean(noun ?? day ?? record_id ?? actor_id);
  return (
    <form class="journal-filters" action={PATH}>
      {record_id === undefined
        ? (
          <Choice
            name="actor_id"
            label={t("control.journal.person")}
            all={t("control.journal.everyone")}
            value={actor_id}
            choices={[...people]}
          />
        )
        : (
          <>
            <input type="hidden" name="record_id" value={record_id} />
            <p class="journal-record">
              {t("control.journal.only", { record: nameOf(page, record_id) })}
            </p>
          </>
        )}
      <Choice
        name="noun"
        label={t("control.journal.noun")}
        all={t("control.journal.anything")}
        value={noun}
        choices={JOURNAL_NOUNS.map((name) => [name, t(`journalNoun.${name}`)])}
      />
      <FieldFrame name="day" label={t("control.journal.day")}>
        <input
          class="field-input"
          id={fieldId("day")}
          type="date"
          name="day"
          value={day}
        />
      </FieldFrame>
      {language !== null && (
        <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      )}
      <button type="submit" class="button button-quiet">
        {t("control.journal.show")}
      </button>
      {isFiltered && (
        <a class="journal-all" href={PATH}>{t("control.journal.all")}</a>
      )}
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** The choice that filters nothing. */
  all: string;
  value: string | undefined;
  choices: [value: string, text: string][];
}

function Choice({ name, label, all, value = "", choices }: ChoiceProps) {
  return (
    <FieldFrame {...{ name, label }}>
      <select class="field-input" id={fieldId(name)} name={name}>
        <option value="">{all}</option>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice} selected={choice === value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Returns the name of a record as its entries have it, else its id. */
function nameOf({ data }: JournalPage, recordId: string): string {
  return data.find(({ label }) => label !== null)?.label ?? recordId;
}

function Pages({ ctx, page, query, language }: JournalScreenProps) {
  const { t } = ctx.state;
  const { cursor, ...filters } = query;
  const next = page.next_page_url?.split("?")[1];
  if (next === undefined && cursor === undefined) return null;
  const inLanguage = language === null
    ? ""
    : `&${LANGUAGE_PARAMETER}=${language}`;
  return (
    <p class="list-pages">
      {next !== undefined && (
        <a
          class="button button-quiet"
          href={`${PATH}?${next}${inLanguage}`}
          rel="next"
        >
          {t("control.journal.earlier")}
        </a>
      )}
      {cursor !== undefined && (
        <a href={addressOf(PATH, filters)}>{t("control.list.newest")}</a>
      )}
    </p>
  );
}

function addressOf(path: string, filters: JournalFilters): string {
  const query = new URLSearchParams(defined(filters));
  return query.size === 0 ? path : `${path}?${query}`;
}
