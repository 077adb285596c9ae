import type { ComponentChildren } from "preact";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { RowKind } from "@/lib/imports/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";

/** A line of a table: a row of the file, or one of its changes or problems. */
interface Line {
  row: number;
  /** The other cells: a value of the file, or our own words. */
  cells: Cell[];
  /** Whether the line before is about the same row, so that what both have in common is not repeated to the eye. */
  isRepeated?: boolean;
}

type Cell = string | null | { words: string };

interface ImportTableProps {
  ctx: PanelContext;
  kind: RowKind;
  /** The heads after that of the row. */
  heads: string[];
  lines: Line[];
}

/** Rows of a file, one line each. */
export function ImportTable({ ctx, kind, heads, lines }: ImportTableProps) {
  const { t, locale: { formatTag } } = ctx.state;
  return (
    <table class={`job-table import-table import-${kind}-rows`}>
      <caption class="visually-hidden">{t(`control.imports.${kind}`)}</caption>
      <thead>
        <tr>
          {[t("control.job.row"), ...heads].map((head) => (
            <th key={head} scope="col">{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ row, cells, isRepeated = false }, at) => (
          <tr key={at}>
            <td>
              <Common isRepeated={isRepeated}>
                {formatNumber(row, formatTag)}
              </Common>
            </td>
            {cells.map((cell, column) => (
              <td key={column} title={textOf(cell)}>
                <Common isRepeated={isRepeated && column === 0}>
                  <CellText cell={cell} />
                </Common>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a line has in common with the one before is left to screen readers. */
function Common(
  { isRepeated, children }: {
    isRepeated: boolean;
    children: ComponentChildren;
  },
) {
  if (!isRepeated) return <>{children}</>;
  return <span class="visually-hidden">{children}</span>;
}

function CellText({ cell }: { cell: Cell }) {
  if (cell === null || cell === "") return <span class="soft">–</span>;
  if (typeof cell !== "string") return <>{cell.words}</>;
  return <bdi {...UNTRANSLATED}>{cell}</bdi>;
}

function textOf(cell: Cell): string | undefined {
  if (cell === null) return undefined;
  return typeof cell === "string" ? cell : cell.words;
}
