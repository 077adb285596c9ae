import { type Signal, signal } from "@preact/signals";

/** Makes a signal for props; a script of its own, so that pages without signals skip it. */
export function makeSignal(): Signal<unknown> {
  return signal();
}
