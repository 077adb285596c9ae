import { type Signal, signal } from "@preact/signals";

/** Creates a signal for props. A separate script, so that pages without signals do not load it. */
export function makeSignal(): Signal<unknown> {
  return signal();
}
