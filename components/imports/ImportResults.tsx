import { ChangeList } from "@/components/journal/EntryChanges.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { describe } from "@/lib/errors.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { RowKind } from "@/lib/imports/schema.ts";
import type { RowResult } from "@/lib/imports/results.ts";
import type { ImportScreenProps } from "./ImportScreen.tsx";

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
  return (
    <details class="journal-more import-kind" open={kind === "wrong"}>
      <summary>
        <h2>
          {t(`control.imports.${kind}`)} ({formatNumber(count, formatTag)})
        </h2>
      </summary>
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
      <ol class="records">
        {rows.map((row) => (
          <Row
            key={row.row}
            ctx={ctx}
            kind={kind}
            row={row}
          />
        ))}
      </ol>
    </details>
  );
}

interface RowProps extends Pick<KindProps, "ctx" | "kind"> {
  row: RowResult;
}

function Row({ ctx, kind, row }: RowProps) {
  const { t, locale: { formatTag } } = ctx.state;
  const { code, changes, problems } = row;
  const number = formatNumber(row.row, formatTag);
  return (
    <li class="record journal-row">
      <p class="journal-when">
        <span>{t("control.job.row")} {number}</span>
        {code !== null && <bdi class="code" {...UNTRANSLATED}>{code}</bdi>}
      </p>
      <div class="journal-what">
        {kind === "wrong" &&
          problems.map((problem, at) => <p key={at}>{describe(t, problem)}</p>)}
        {(kind === "new" || kind === "changed") && (
          <ChangeList ctx={ctx} changes={changes} isNew={kind === "new"} />
        )}
      </div>
    </li>
  );
}
