import type { FunctionComponent } from "preact";
import { fieldValue } from "@/components/panel/field_value.ts";
import { formatNearDay, toLocalDay } from "@/lib/dates.ts";
import { describe } from "@/lib/errors.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { typedValue } from "@/lib/imports/problems.ts";
import type { RowResult } from "@/lib/imports/results.ts";
import type { RowKind } from "@/lib/imports/schema.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { ImportScreenProps } from "./ImportScreen.tsx";
import { ImportTable } from "./ImportTable.tsx";

/** The result of a check: the first rows of each kind with their changes or problems. */
export function ImportResults({ ctx, record, details }: ImportScreenProps) {
  return (
    <>
      {details.results.map(({ kind, rows }) => (
        <Kind key={kind} ctx={ctx} record={record} kind={kind} rows={rows} />
      ))}
    </>
  );
}

interface KindProps extends Pick<ImportScreenProps, "ctx" | "record"> {
  kind: RowKind;
  rows: RowResult[];
}

function Kind({ ctx, record, kind, rows }: KindProps) {
  const { t, locale: { code, formatTag } } = ctx.state;
  const count = record[kind];
  const Table = TABLES[kind];
  return (
    <details
      id={kind}
      class="journal-more import-kind"
      open={kind !== "unchanged"}
    >
      <summary>
        <h2>
          {t(`control.imports.${kind}`)} ({formatNumber(count, formatTag)})
        </h2>
      </summary>
      {kind === "changed" && <p>{fieldCounts(ctx, record)}</p>}
      {kind === "wrong" && record.parts > 0 && (
        <p>
          <a
            class="button button-quiet button-small"
            href={`/api/imports/${record.id}/problems.csv?language=${code}`}
            download
          >
            {t("control.imports.wrongCsv")}
          </a>
        </p>
      )}
      {count > rows.length && (
        <p class="soft">
          {t("control.imports.firstShown", { count: rows.length })}
        </p>
      )}
      <Table ctx={ctx} rows={rows} />
    </details>
  );
}

/**
 * Returns how many rows change each field, the most frequent first, and equal ones in the order of the file's columns:
 * "Status 10, Weight 2".
 */
function fieldCounts(
  { state: { t, locale } }: PanelContext,
  { changed_fields, found }: ImportScreenProps["record"],
): string {
  const columns = found?.columns.map(({ field }) => String(field)) ?? [];
  const texts = Object.entries(changed_fields)
    .toSorted(([one], [other]) => columns.indexOf(one) - columns.indexOf(other))
    .toSorted(([, one], [, other]) => other - one)
    .map(([field, count]) =>
      `${fieldTitle(t, locale, field)} ${formatNumber(count, locale.formatTag)}`
    );
  return new Intl.ListFormat(locale.tag, { type: "unit" }).format(texts);
}

type TableProps = Pick<KindProps, "ctx" | "rows">;

const TABLES: Record<RowKind, FunctionComponent<TableProps>> = {
  changed: ChangedRows,
  wrong: WrongRows,
  new: NewRows,
  unchanged: UnchangedRows,
};

/** One line for each change. */
function ChangedRows({ ctx, rows }: TableProps) {
  const { state } = ctx;
  const { t, locale } = state;
  const shown = (field: string, value: string | null) =>
    value && fieldValue(state, field, value);
  return (
    <ImportTable
      ctx={ctx}
      kind="changed"
      heads={[
        t("control.parcels.parcel"),
        t("control.api.field"),
        t("control.journal.before"),
        t("control.journal.after"),
      ]}
      lines={rows.flatMap(({ row, code, changes }) =>
        Object.entries(changes).map(([field, [before, after]], at) => ({
          row,
          cells: [
            code,
            { words: fieldTitle(t, locale, field) },
            shown(field, before),
            shown(field, after),
          ],
          isRepeated: at > 0,
        }))
      )}
    />
  );
}

/** One line for each problem. */
function WrongRows({ ctx, rows }: TableProps) {
  const { t, locale } = ctx.state;
  return (
    <ImportTable
      ctx={ctx}
      kind="wrong"
      heads={[
        t("control.parcels.parcel"),
        t("control.api.field"),
        t("control.imports.value"),
        t("control.job.problem"),
      ]}
      lines={rows.flatMap((found) =>
        found.problems.map((problem, at) => ({
          row: found.row,
          cells: [
            found.typed?.recipient_name ?? found.code,
            problem.field === undefined
              ? null
              : { words: fieldTitle(t, locale, problem.field) },
            typedValue(problem, found) ?? null,
            { words: describe(t, problem) },
          ],
          isRepeated: at > 0,
        }))
      )}
    />
  );
}

/** One line for each new parcel, with the fields that identify it to the office. */
function NewRows({ ctx, rows }: TableProps) {
  const { state } = ctx;
  const { t, locale, settings: { time_zone } } = state;
  const today = toLocalDay(state.kv.now(), time_zone);
  return (
    <ImportTable
      ctx={ctx}
      kind="new"
      heads={[
        t("control.parcels.parcel"),
        t("control.parcels.recipient"),
        t("tracking.destination"),
        t("tracking.status"),
        t("control.parcels.expected"),
        fieldTitle(t, locale, "reference"),
      ]}
      lines={rows.map(({ row, code, changes }) => {
        const valueOf = (field: string) => changes[field]?.[1] ?? null;
        const status = valueOf("status");
        const day = valueOf("max_expected_delivery_date") ??
          valueOf("min_expected_delivery_date");
        return {
          row,
          cells: [
            code,
            valueOf("recipient_name"),
            valueOf("destination"),
            status && fieldValue(state, "status", status),
            day && { words: formatNearDay(day, locale.formatTag, today) },
            valueOf("reference"),
          ],
        };
      })}
    />
  );
}

function UnchangedRows({ ctx, rows }: TableProps) {
  return (
    <ImportTable
      ctx={ctx}
      kind="unchanged"
      heads={[ctx.state.t("control.parcels.parcel")]}
      lines={rows.map(({ row, code }) => ({ row, cells: [code] }))}
    />
  );
}
