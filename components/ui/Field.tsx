import type { InputHTMLAttributes } from "preact";
import { FieldFrame, type FieldFrameProps, ties } from "./FieldFrame.tsx";

interface FieldProps extends FieldFrameProps {
  /** Everything else of the input: type, value, autocomplete, maxlength, required. */
  input?: InputHTMLAttributes<HTMLInputElement>;
}

/** One labelled input. */
export function Field({ input, ...frame }: FieldProps) {
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        maxLength={300}
        {...input}
        {...ties(frame)}
        name={frame.name}
        class="field-input"
      />
    </FieldFrame>
  );
}
