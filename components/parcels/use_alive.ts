import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Tells whether the component has come alive in a browser; what needs a script appears only then (decision 45). */
export function useAlive(): boolean {
  const alive = useSignal(false);
  useEffect(() => {
    alive.value = true;
  }, []);
  return alive.value;
}
