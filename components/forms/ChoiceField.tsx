import {
  ChoiceFrame,
  type FieldFrameProps,
  fieldId,
} from "@/components/ui/FieldFrame.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { Choice, FieldDescription } from "@/lib/forms/description.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** A field with its value. */
export interface ShownField {
  field: FieldDescription;
  value: string;
  t: Translate;
  autofocus: boolean;
}

/** A group of radio buttons: pictures with their names, because a picture alone is not accessible, or values with explanations. */
export function ChoiceField(
  { field: { name, kind, choices }, frame, value, t, autofocus }: ShownField & {
    frame: FieldFrameProps;
  },
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
      {kind === "radio"
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
                <Picture kind={kind} value={choice.value} />
                <span>{choiceText(t, choice)}</span>
              </label>
            ))}
          </div>
        )}
    </ChoiceFrame>
  );
}

type Kind = FieldDescription["kind"];

/** The picture of a choice; none for the open one. */
function Picture({ kind, value }: { kind: Kind; value: string }) {
  if (value === "") return null;
  return kind === "icons"
    ? <Icon name={value as IconName} />
    : <span class={`picker-color event-${value}`} />;
}

/** Returns the label of a choice. */
export function choiceText(t: Translate, { value, label }: Choice): string {
  return label === undefined ? value : t(label);
}
