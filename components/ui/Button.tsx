import type { ComponentChildren } from "preact";

/** The submit button of a form, in container orange: one a screen, for the main action. */
export function Button({ children }: { children: ComponentChildren }) {
  return (
    <button type="submit" class="button button-primary">
      {children}
    </button>
  );
}
