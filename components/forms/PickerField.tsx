import {
  ChoiceFrame,
  type FieldFrameProps,
} from "@/components/ui/FieldFrame.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { FieldDescription } from "@/lib/forms/description.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { choiceText } from "./choice_text.ts";

/** The props of a group of radio buttons. */
export interface ChoiceFieldProps {
  field: FieldDescription;
  frame: FieldFrameProps;
  value: string;
  t: Translate;
  autofocus: boolean;
}

/** A choice of icons or colours, each with its name, because a picture alone is not accessible. */
export function PickerField(
  { field, frame, value, t, autofocus }: ChoiceFieldProps,
) {
  return (
    <ChoiceFrame {...frame}>
      <div class="picker">
        {field.choices!.map((choice, index) => (
          <label key={choice.value} class="picker-choice">
            <input
              type="radio"
              name={field.name}
              value={choice.value}
              checked={choice.value === value}
              autofocus={autofocus && index === 0}
            />
            <Mark kind={field.kind} value={choice.value} />
            <span>{choiceText(t, choice)}</span>
          </label>
        ))}
      </div>
    </ChoiceFrame>
  );
}

/** The picture of a choice; none for the open one. */
function Mark(
  { kind, value }: { kind: FieldDescription["kind"]; value: string },
) {
  if (value === "") return null;
  return kind === "icons"
    ? <Icon name={value as IconName} />
    : <span class={`picker-color event-${value}`} />;
}
