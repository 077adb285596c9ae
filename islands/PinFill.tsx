import { useEffect } from "preact/hooks";
import { takePin } from "@/lib/client/pin.ts";

/** Fills the pin field from the mail's link; without a script the pin is pasted (decisions 20 and 45). */
export default function PinFill({ field }: { field: string }) {
  useEffect(() => {
    const input = document.getElementById(field) as HTMLInputElement;
    input.value = takePin() ?? input.value;
  }, []);
  return null;
}
