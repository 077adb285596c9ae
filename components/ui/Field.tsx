import type { InputHTMLAttributes } from "preact";
import { Icon } from "./Icon.tsx";

interface FieldProps {
  /** The name that the form posts; the ids of label, hint and error derive from it. */
  name: string;
  label: string;
  /** Everything else of the input: type, value, autocomplete, maxlength, required. */
  input?: InputHTMLAttributes<HTMLInputElement>;
  hint?: string | undefined;
  error?: string | undefined;
}

/** One labelled input; hint and error are tied to it, so that they are read with it. */
export function Field({ name, label, input, hint, error }: FieldProps) {
  const id = `field-${name}`;
  return (
    <div class="field">
      <label class="field-label" for={id}>{label}</label>
      {hint !== undefined && <p class="field-hint" id={`${id}-hint`}>{hint}</p>}
      <input
        type="text"
        maxLength={300}
        {...input}
        id={id}
        name={name}
        class="field-input"
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error === undefined ? undefined : "true"}
      />
      {error !== undefined && (
        <p class="field-error" id={`${id}-error`}>
          <Icon name="error" />
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, texts: Pick<FieldProps, "hint" | "error">) {
  const ids = [
    texts.hint === undefined ? "" : `${id}-hint`,
    texts.error === undefined ? "" : `${id}-error`,
  ].filter((part) => part !== "");
  return ids.length === 0 ? undefined : ids.join(" ");
}
