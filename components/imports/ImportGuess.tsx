import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { ShownImport } from "@/lib/imports/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { EncodingChoice } from "./ImportReading.tsx";

interface GuessProps {
  ctx: PanelContext;
  record: ShownImport;
  /** The heads and the first rows. */
  sample: string[][];
}

/** The first rows of a file in the guessed encoding, to be confirmed or corrected before anything else. */
export function ImportGuess({ ctx, record, sample }: GuessProps) {
  const { t } = ctx.state;
  return (
    <div class="card job-card">
      <h2 id="guess">{t("control.imports.guess")}</h2>
      <p>{t("control.imports.guessText")}</p>
      <ol class="records" {...UNTRANSLATED}>
        {sample.map((cells, at) => (
          <li key={at} class="record">
            <bdi>{cells.filter((cell) => cell !== "").join(" · ")}</bdi>
          </li>
        ))}
      </ol>
      <form method="post" class="form">
        <EncodingChoice ctx={ctx} value={record.encoding} />
        <div class="form-actions">
          <button
            type="submit"
            class="button button-primary"
            name="action"
            value="read"
          >
            {t("control.imports.readAgain")}
          </button>
        </div>
      </form>
    </div>
  );
}
