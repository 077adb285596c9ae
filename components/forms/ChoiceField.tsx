import type { ComponentChildren } from "preact";
import {
  ChoiceFrame,
  type FieldFrameProps,
  fieldId,
} from "@/components/ui/FieldFrame.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { Choice, Field } from "@/lib/forms/description.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** A field with its value and its frame: label, hint and errors. */
export interface ShownField {
  field: Field;
  value: string;
  t: Translate;
  locale: Locale;
  autofocus: boolean;
  frame: FieldFrameProps;
}

interface ChoiceFieldProps extends ShownField {
  /** Draws a value. If omitted, choices are listed with explanations. */
  picture?: (value: string) => ComponentChildren;
}

/**
 * A group of radio buttons: either pictures, named because a picture alone is not accessible, or values with
 * explanations.
 */
export function ChoiceField(
  { field: { name, choices }, frame, value, t, autofocus, picture }:
    ChoiceFieldProps,
) {
  const radio = (choice: Choice, index: number, id?: string) => (
    <input
      type="radio"
      id={id}
      name={name}
      value={choice.value}
      checked={choice.value === value}
      autofocus={autofocus && index === 0}
      aria-describedby={choice.text && `${id}-text`}
    />
  );
  return (
    <ChoiceFrame {...frame}>
      {picture === undefined
        ? choices!.map((choice, index) => {
          const id = `${fieldId(name)}-${choice.value}`;
          const { text } = choice;
          return (
            <div key={choice.value} class="radio-choice">
              {radio(choice, index, id)}
              <label for={id}>{choiceText(t, choice)}</label>
              {text && <p class="soft" id={`${id}-text`}>{t(text)}</p>}
            </div>
          );
        })
        : (
          <div class="picker">
            {choices!.map((choice, index) => (
              <label key={choice.value} class="picker-choice">
                {radio(choice, index)}
                {/* The empty choice has no picture. */}
                {choice.value !== "" && picture(choice.value)}
                <span>{choiceText(t, choice)}</span>
              </label>
            ))}
          </div>
        )}
    </ChoiceFrame>
  );
}

/** A choice among icons. */
export function IconChoice(props: ShownField) {
  return (
    <ChoiceField
      {...props}
      picture={(value) => <Icon name={value as IconName} />}
    />
  );
}

/** A choice among the colours of history entries. */
function ColorChoice(props: ShownField) {
  return (
    <ChoiceField
      {...props}
      picture={(value) => <span class={`picker-color event-${value}`} />}
    />
  );
}

/** The controls of the look of a history entry. */
export const LOOK_WIDGETS = { icons: IconChoice, colors: ColorChoice };

export function choiceText(t: Translate, { value, label }: Choice): string {
  return label === undefined ? value : t(label);
}
