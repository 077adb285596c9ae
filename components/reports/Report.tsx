import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import { separatorOf } from "@/lib/i18n/locales.ts";
import type { Figures } from "@/lib/reports/reports.ts";
import type { ReportsQuery } from "@/lib/reports/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";

/** The props of each report. */
export interface ReportProps {
  ctx: PanelContext;
  query: ReportsQuery;
  figures: Figures;
}

interface FrameProps {
  ctx: PanelContext;
  /** The name of its CSV file, without the extension. */
  name: string;
  title: string;
  text: ComponentChildren;
  /** The query parameters of its CSV file. */
  query?: Record<string, string>;
  children: ComponentChildren;
}

/** A report with its heading and its CSV download. */
export function Report(props: FrameProps) {
  const { name, title, text, children } = props;
  const id = `report-${name}`;
  return (
    <section class="card report" aria-labelledby={id}>
      <div class="report-head">
        <div>
          <h2 id={id}>{title}</h2>
          <p class="soft">{text}</p>
        </div>
        <Download {...props} />
      </div>
      {children}
    </section>
  );
}

/** Links to a report's CSV download. */
function Download({ ctx, name, title, query = {} }: FrameProps) {
  const { t, locale } = ctx.state;
  const separator = separatorOf(locale);
  const language = locale.code;
  const address = new URLSearchParams({ ...query, separator, language });
  return (
    <a
      class="button button-quiet button-small"
      href={`/api/reports/${name}.csv?${address}`}
      aria-label={`${t("control.journal.csv")}: ${title}`}
      download
    >
      <Icon name="download" />
      {t("control.journal.csv")}
    </a>
  );
}

interface ReportTableProps {
  ctx: PanelContext;
  /** The heading of the report. */
  title: string;
  heads: string[];
  /** The cells of each row; the first is its heading. */
  rows: [name: string, ...cells: string[]][];
}

/** The folded table of a report. */
export function ReportTable({ ctx, title, heads, rows }: ReportTableProps) {
  const text = ctx.state.t("control.reports.table");
  return (
    <details>
      <summary>{text}</summary>
      <section
        class="report-table"
        tabIndex={0}
        aria-label={`${title}: ${text}`}
      >
        <table>
          <thead>
            <tr>
              {heads.map((head) => <th key={head} scope="col">{head}</th>)}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => <td key={at}>{cell}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
