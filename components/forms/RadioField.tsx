import {
  ChoiceFrame,
  type FieldFrameProps,
} from "@/components/ui/FieldFrame.tsx";
import type { FieldDescription } from "@/lib/forms/description.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { choiceText } from "./choice_text.ts";

interface RadioFieldProps {
  field: FieldDescription;
  frame: FieldFrameProps;
  value: string;
  t: Translate;
  autofocus: boolean;
}

/** A choice among a few values, each with a sentence about what it means. */
export function RadioField(
  { field, frame, value, t, autofocus }: RadioFieldProps,
) {
  return (
    <ChoiceFrame {...frame}>
      {field.choices!.map((choice, index) => (
        <label key={choice.value} class="radio-choice">
          <input
            type="radio"
            name={field.name}
            value={choice.value}
            checked={choice.value === value}
            autofocus={autofocus && index === 0}
          />
          <span>{choiceText(t, choice)}</span>
          {choice.text !== undefined && (
            <span class="soft">{t(choice.text)}</span>
          )}
        </label>
      ))}
    </ChoiceFrame>
  );
}
