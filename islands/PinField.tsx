import { useEffect, useState } from "preact/hooks";
import { Field } from "@/components/ui/Field.tsx";
import { takePin } from "@/lib/client/pin.ts";

interface PinFieldProps {
  label: string;
  /** What was typed before. */
  value: string;
  autofocus: boolean;
  error?: string | undefined;
}

/** The pin's field, which the mail's link fills; without JavaScript the pin is pasted (decisions 20 and 45). */
export default function PinField(
  { label, value, autofocus, error }: PinFieldProps,
) {
  const [pin, setPin] = useState(value);
  useEffect(() => {
    setPin((current) => takePin() ?? current);
  }, []);
  return (
    <Field
      name="password_token"
      label={label}
      input={{
        value: pin,
        autocomplete: "one-time-code",
        autocapitalize: "characters",
        spellcheck: false,
        required: true,
        autofocus,
        dir: "ltr",
        onInput: (event) => setPin(event.currentTarget.value),
      }}
      error={error}
    />
  );
}
