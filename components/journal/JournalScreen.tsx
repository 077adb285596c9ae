import { Screen, ScreenHead } from "@/components/panel/Screen.tsx";
import { formatDay } from "@/lib/dates.ts";
import type { Reader } from "@/lib/journal/readers.ts";
import type { JournalQuery } from "@/lib/journal/schema.ts";
import { LANGUAGE_PARAMETER, readLanguage } from "@/lib/i18n/locales.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { journalAddress } from "./addresses.ts";
import { EmptyList } from "@/components/panel/EmptyList.tsx";
import { JournalFilters } from "./JournalFilters.tsx";
import { JournalRow } from "./JournalRow.tsx";
import type { JournalLine, JournalPart } from "@/lib/journal/reading.ts";
import { Pager } from "@/components/panel/ListTools.tsx";

export interface JournalScreenProps {
  ctx: PanelContext;
  part: JournalPart;
  query: JournalQuery;
  reader: Reader;
  /** The names of the actors to choose from, by id. */
  people: Map<string, string>;
  /** The URL of the import or job in the filter; null if it is gone. */
  source: string | null;
}

/** The journal, filtered by the URL. */
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
      <JournalFilters {...props} />
      {part.lines.length === 0
        ? <EmptyList icon="history" title={t("control.journal.empty")} />
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

function Pages({ ctx, part, query }: JournalScreenProps) {
  const { t } = ctx.state;
  const { cursor, ...filters } = query;
  const { next } = part;
  const language = readLanguage(ctx.url);
  const inLanguage = language ? `&${LANGUAGE_PARAMETER}=${language}` : "";
  return (
    <Pager
      next={next === null ? null : {
        href: journalAddress({ ...filters, cursor: next }) + inLanguage,
        text: t("control.journal.earlier"),
      }}
      first={cursor === undefined ? null : {
        href: journalAddress(filters),
        text: t("control.list.newest"),
      }}
    />
  );
}
