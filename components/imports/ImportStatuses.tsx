import { SubmitButton } from "@/components/ui/Button.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { answerNames, postedAnswers } from "@/lib/imports/forms.ts";
import type { ShownImport } from "@/lib/imports/schema.ts";
import { StageSelect } from "@/components/statuses/StageSelect.tsx";
import type { ImportScreenProps } from "./ImportScreen.tsx";

type Asked = ShownImport["unknown_statuses"][number];

/** Asks what the unknown statuses of a file mean. */
export function ImportStatuses(props: ImportScreenProps) {
  const { ctx: { state: { t } }, shown, data } = props;
  const posted = new Map(postedAnswers(data.values));
  return (
    <form method="post" class="card form" aria-labelledby="unknown">
      <h2 id="unknown">{t("control.statuses.unknown")}</h2>
      <p class="soft">{t("control.imports.statusesText")}</p>
      <ul class="records">
        {shown.unknown_statuses.map((asked, at) => (
          <Question
            key={asked.status}
            {...props}
            asked={asked}
            at={at}
            stage={posted.get(asked.status)}
          />
        ))}
      </ul>
      <div class="form-actions">
        <SubmitButton name="action" value="answer">
          {t("form.save")}
        </SubmitButton>
      </div>
    </form>
  );
}

interface QuestionProps extends Pick<ImportScreenProps, "ctx" | "statuses"> {
  asked: Asked;
  at: number;
  /** The stage posted before; undefined if there is none. */
  stage: string | undefined;
}

/** A status with its number of rows, and the choice of its stage: that of the suggestion until another is chosen. */
function Question({ ctx, statuses, asked, at, stage }: QuestionProps) {
  const { t } = ctx.state;
  const { status, rows, suggestion } = asked;
  const names = answerNames(at);
  const id = fieldId(names.stage);
  const chosen = stage ??
    (suggestion === null ? "" : statuses.filedStageOf(suggestion));
  const about = [
    t("control.imports.statusRows", { count: rows }),
    suggestion !== null && t("form.didYouMean", { text: suggestion }),
  ];
  return (
    <li class="record">
      <label class="import-asked" for={id}>
        <bdi {...UNTRANSLATED}>{status}</bdi>{" "}
        <span class="soft">{about.filter(Boolean).join(" · ")}</span>
      </label>
      <input type="hidden" name={names.text} value={status} />
      <StageSelect
        t={t}
        class="field-input import-stage"
        id={id}
        name={names.stage}
        chosen={chosen}
      />
    </li>
  );
}
