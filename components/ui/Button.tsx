import type { ComponentChildren } from "preact";

/** The submit button of a form, in container orange: it stands once on a screen, on the action that matters. */
export function Button({ children }: { children: ComponentChildren }) {
  return (
    <button type="submit" class="button button-primary">
      {children}
    </button>
  );
}
