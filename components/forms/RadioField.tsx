import { ChoiceFrame, fieldId } from "@/components/ui/FieldFrame.tsx";
import { choiceText } from "./choice_text.ts";
import type { ChoiceFieldProps } from "./PickerField.tsx";

/** A choice among a few values, each with an explanation. */
export function RadioField(
  { field, frame, value, t, autofocus }: ChoiceFieldProps,
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
