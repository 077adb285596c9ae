import {
  ChoiceFrame,
  type FieldFrameProps,
  fieldId,
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
      {field.choices!.map((choice, index) => {
        const id = `${fieldId(field.name)}-${choice.value}`;
        return (
          <div key={choice.value} class="radio-choice">
            <input
              type="radio"
              id={id}
              name={field.name}
              value={choice.value}
              checked={choice.value === value}
              autofocus={autofocus && index === 0}
              aria-describedby={choice.text && `${id}-text`}
            />
            <label for={id}>{choiceText(t, choice)}</label>
            {choice.text !== undefined && (
              <p class="soft" id={`${id}-text`}>{t(choice.text)}</p>
            )}
          </div>
        );
      })}
    </ChoiceFrame>
  );
}
