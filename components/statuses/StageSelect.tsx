import type { Translate } from "@/lib/i18n/translate.ts";
import { STATUS_STAGES } from "@/lib/statuses/schema.ts";
import { stageText } from "@/lib/statuses/stages.ts";

interface StageSelectProps {
  t: Translate;
  id: string;
  name: string;
  /** The selected stage; an empty text for none. */
  chosen: string;
  class?: string;
}

/** The choice of the stage that a status means, with none selected at first. */
export function StageSelect(props: StageSelectProps) {
  const { t, id, name, chosen, class: look = "field-input" } = props;
  return (
    <select class={look} id={id} name={name}>
      <option value="">–</option>
      {STATUS_STAGES.map((stage) => (
        <option key={stage} value={stage} selected={stage === chosen}>
          {stageText(t, stage)}
        </option>
      ))}
    </select>
  );
}
