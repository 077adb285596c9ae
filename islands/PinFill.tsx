import { useEffect } from "preact/hooks";
import { readPin } from "@/lib/client/pin.ts";

/** Fills the pin field from the mail's link; without a script the pin is pasted (decisions 20 and 45). */
export default function PinFill({ field }: { field: string }) {
  useEffect(() => {
    const pin = readPin();
    if (pin === null) return;
    (document.getElementById(field) as HTMLInputElement).value = pin;
    // Browsers remember addresses.
    history.replaceState(null, "", location.pathname + location.search);
  }, []);
  return null;
}
