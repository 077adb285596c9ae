import { SubmitButton } from "@/components/ui/Button.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { DeleteLink } from "./ImportActions.tsx";
import { EncodingField } from "./ImportReading.tsx";
import type { ImportScreenProps } from "./ImportScreen.tsx";

interface GuessProps extends ImportScreenProps {
  /** The column headers and the first rows. */
  sample: string[][];
}

/** The first rows of a file in the detected encoding, which has to be confirmed or corrected first. */
export function ImportGuess({ sample, ...props }: GuessProps) {
  const { t } = props.ctx.state;
  return (
    <div class="card job-card">
      <h2 id="guess">{t("control.imports.guess")}</h2>
      <p>{t("control.imports.guessText")}</p>
      <SampleTable sample={sample} />
      <form method="post" class="form">
        <EncodingField {...props} />
        <div class="form-actions">
          <SubmitButton look="primary" name="action" value="read">
            {t("control.imports.useEncoding")}
          </SubmitButton>
          <DeleteLink {...props} />
        </div>
      </form>
    </div>
  );
}

function SampleTable(
  { sample: [heads = [], ...rows] }: Pick<GuessProps, "sample">,
) {
  return (
    <div
      class="import-sample"
      role="region"
      tabIndex={0}
      aria-labelledby="guess"
    >
      <table {...UNTRANSLATED}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={at} scope="col">
                <bdi>{head}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {heads.map((_, at) => (
                <td key={at}>
                  <bdi>{cells[at]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
