import { SubmitButton } from "@/components/ui/Button.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { STATUS_STAGES, type UnknownStatuses } from "@/lib/statuses/schema.ts";
import { stageText } from "@/lib/statuses/stages.ts";

interface UnknownStatusProps {
  t: Translate;
  status: UnknownStatuses["data"][number];
  /** Whether there may be further parcels with it. */
  isAtLeast: boolean;
}

/** A status without a stage, with a button for each stage that it may mean. */
export function UnknownStatus({ t, status, isAtLeast }: UnknownStatusProps) {
  const { text, parcels: count } = status;
  const counted = isAtLeast
    ? "control.statuses.atLeast"
    : "control.reports.parcels";
  return (
    <li class="record status-row">
      <form method="post">
        <input type="hidden" name="action" value="add" />
        <input type="hidden" name="text" value={text} />
        <fieldset class="status-stages">
          <legend>
            <bdi class="record-title" {...UNTRANSLATED}>{text}</bdi>{" "}
            <span class="soft">{t(counted, { count })}</span>
          </legend>
          {STATUS_STAGES.map((stage) => (
            <SubmitButton
              key={stage}
              isSmall
              name="stage"
              value={stage}
              label={`${text}: ${stageText(t, stage)}`}
            >
              {stageText(t, stage)}
            </SubmitButton>
          ))}
        </fieldset>
      </form>
    </li>
  );
}
