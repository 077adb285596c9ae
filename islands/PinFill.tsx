import { useEffect } from "preact/hooks";
import { readPin } from "@/lib/client/pin.ts";

/**
 * Fills in a pin or an invitation's token from the link, and focuses the next empty field. Without a script, the
 * visitor pastes it.
 */
export default function PinFill({ field }: { field: string }) {
  useEffect(() => {
    const pin = readPin();
    if (pin === null) return;
    const input = document.getElementById(field) as HTMLInputElement;
    const isFocused = document.activeElement === input;
    input.value = pin;
    if (isFocused) firstEmpty(input.form!)?.focus();
    // Keep the secret out of the browser's history.
    history.replaceState(null, "", location.pathname + location.search);
  }, []);
  return null;
}

function firstEmpty(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll("input")].find(({ type, value }) =>
    type !== "hidden" && value === ""
  );
}
