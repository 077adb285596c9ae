import type { ComponentChildren, JSX } from "preact";
import { Icon } from "./Icon.tsx";

export interface FieldFrameProps {
  /** The name that the form posts; the ids of label, hint, counter and error derive from it. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The id of the element that explains the error, if not the field's own. */
  blamedBy?: string | undefined;
  /** The length and limit of a counted text. */
  counter?: { length: number; limit: number } | undefined;
}

/** The attributes that tie a control to its label, hint, counter and error for screen readers. */
export type Ties = Pick<
  JSX.HTMLAttributes<HTMLElement>,
  "id" | "aria-describedby" | "aria-invalid"
>;

/** The label, hint, counter and error around one control. */
export function FieldFrame(
  props: FieldFrameProps & { children: ComponentChildren },
) {
  const { name, label, children } = props;
  return (
    <div class="field">
      <label class="field-label" for={fieldId(name)}>{label}</label>
      <FieldHint {...props} />
      {children}
      <FieldNotes {...props} />
    </div>
  );
}

/** The frame of a group of choices. */
export function ChoiceFrame(
  props: FieldFrameProps & { children: ComponentChildren },
) {
  const { name, label, error, hint, children } = props;
  return (
    <fieldset
      class="field"
      id={fieldId(name)}
      aria-describedby={ties({ name, error, hint })["aria-describedby"]}
    >
      <legend class="field-label">{label}</legend>
      <FieldHint {...props} />
      {children}
      <FieldNotes {...props} />
    </fieldset>
  );
}

/** Returns the attributes of the control inside a frame. */
export function ties(
  { name, hint, error, blamedBy, counter }: Omit<FieldFrameProps, "label">,
): Ties {
  const id = fieldId(name);
  const described = [
    hint === undefined ? "" : `${id}-hint`,
    counter === undefined ? "" : `${id}-counter`,
    error === undefined ? "" : `${id}-error`,
    blamedBy ?? "",
  ].filter((part) => part !== "");
  return {
    id,
    "aria-describedby": described.length === 0
      ? undefined
      : described.join(" "),
    "aria-invalid": error === undefined && blamedBy === undefined
      ? undefined
      : "true",
  };
}

/** Returns the id of a field's control, which the error panel links. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

function FieldHint({ name, hint }: FieldFrameProps) {
  if (hint === undefined) return null;
  return <p class="field-hint" id={`${fieldId(name)}-hint`}>{hint}</p>;
}

function FieldNotes({ name, error, counter }: FieldFrameProps) {
  const id = fieldId(name);
  return (
    <>
      {counter !== undefined && (
        <p class="field-counter">
          <bdi class="figure" id={`${id}-counter`} dir="ltr">
            {counter.length}/{counter.limit}
          </bdi>
        </p>
      )}
      {error !== undefined && (
        // Hidden from screen readers here: the error is read with its field and in the error panel.
        <p class="field-error" id={`${id}-error`} aria-hidden="true">
          <Icon name="error" />
          {error}
        </p>
      )}
    </>
  );
}
