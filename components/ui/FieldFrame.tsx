import type { ComponentChildren } from "preact";
import { Icon } from "./Icon.tsx";

export interface FieldFrameProps {
  /** The name that the form posts; the ids of label, hint, counter and error derive from it. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The id of the element with the error, if the error is not shown at the field. */
  blamedBy?: string | undefined;
  /** The choice between two values, if the field was changed elsewhere. */
  conflict?: ComponentChildren;
  /** The length and limit of a counted text. */
  counter?: { length: number; limit: number } | undefined;
}

type FrameProps = FieldFrameProps & { children: ComponentChildren };

/** The label, hint, counter and error around one control. */
export function FieldFrame(props: FrameProps) {
  return (
    <div class="field">
      <label class="field-label" for={fieldId(props.name)}>{props.label}</label>
      <FramedControl {...props} />
    </div>
  );
}

/** The frame of a group of choices. */
export function ChoiceFrame(props: FrameProps) {
  const { name, label, error, hint } = props;
  return (
    <fieldset
      class="field"
      id={fieldId(name)}
      aria-describedby={ties({ name, error, hint })["aria-describedby"]}
    >
      <legend class="field-label">{label}</legend>
      <FramedControl {...props} />
    </fieldset>
  );
}

/** Returns the attributes that associate a control with its label, hint, counter and error for screen readers. */
export function ties(
  { name, hint, error, blamedBy, counter }: Omit<FieldFrameProps, "label">,
) {
  const id = fieldId(name);
  const described = [
    hint && `${id}-hint`,
    counter && `${id}-counter`,
    error && `${id}-error`,
    blamedBy,
  ];
  return {
    id,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error || blamedBy ? "true" as const : undefined,
  };
}

/** Returns the id of a field's control; the error panel links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

function FramedControl(
  { name, hint, error, counter, conflict, children }: FrameProps,
) {
  const id = fieldId(name);
  return (
    <>
      {hint && <p class="field-hint" id={`${id}-hint`}>{hint}</p>}
      {children}
      {counter && (
        <p class="field-counter">
          <bdi class="figure" id={`${id}-counter`} dir="ltr">
            {counter.length}/{counter.limit}
          </bdi>
        </p>
      )}
      {error && (
        // Hidden from screen readers here: the error is read with its field and in the error panel.
        <p class="field-error" id={`${id}-error`} aria-hidden="true">
          <Icon name="error" />
          {error}
        </p>
      )}
      {conflict}
    </>
  );
}
