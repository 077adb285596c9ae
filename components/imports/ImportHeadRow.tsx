import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { formatNumber } from "@/lib/numbers.ts";
import { ReadAgain } from "./ImportReading.tsx";
import type { ImportScreenProps } from "./ImportScreen.tsx";

/** Asks which of the first rows of a file has the headings. */
export function ImportHeadRow({ ctx, details }: ImportScreenProps) {
  const { t, locale } = ctx.state;
  const { topRows } = details;
  if (topRows.length === 0) return null;
  return (
    <form method="post" class="card form">
      <h2 id="head-row">{fieldTitle(t, locale, "head_row")}</h2>
      <div
        class="import-sample"
        role="region"
        tabIndex={0}
        aria-labelledby="head-row"
      >
        <table>
          <tbody>
            {topRows.map(({ row, cells }) => (
              <tr key={row}>
                <td>
                  <label>
                    <input type="radio" name="head_row" value={row} required />
                    {" "}
                    <span class="visually-hidden">{t("control.job.row")}</span>
                    {" "}
                    {formatNumber(row, locale.formatTag)}
                  </label>
                </td>
                {cells.map((cell, at) => (
                  <td key={at}>
                    <bdi {...UNTRANSLATED}>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ReadAgain t={t} look="primary" />
    </form>
  );
}
