import type { ComponentChildren } from "preact";

interface ButtonProps {
  children: ComponentChildren;
  /** `primary` is container orange and stands once on a screen: on the action that matters. */
  kind?: "primary" | "plain" | "quiet";
  wide?: boolean;
}

/** The submit button of a form. */
export function Button(
  { children, kind = "plain", wide = false }: ButtonProps,
) {
  const classes = ["button", `button-${kind}`, wide ? "button-wide" : ""];
  return (
    <button type="submit" class={classes.join(" ").trim()}>{children}</button>
  );
}
