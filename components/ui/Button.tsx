import type { ComponentChildren } from "preact";

interface ButtonProps {
  children: ComponentChildren;
  /** `primary` is container orange and stands once on a screen: on the action that matters. */
  kind?: "primary" | "quiet";
  wide?: boolean;
}

/** The submit button of a form. */
export function Button(
  { children, kind = "quiet", wide = false }: ButtonProps,
) {
  const classes = `button button-${kind}`;
  return (
    <button type="submit" class={wide ? `${classes} button-wide` : classes}>
      {children}
    </button>
  );
}
