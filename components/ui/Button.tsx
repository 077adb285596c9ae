import type { ComponentChildren } from "preact";
import type { IconName } from "./icon_names.ts";
import { Icon } from "./Icon.tsx";

interface SubmitButtonProps {
  /** The visual weight. */
  look?: "primary" | "quiet" | "danger";
  isSmall?: boolean | undefined;
  icon?: IconName;
  /** The name and value that the button adds to the posted form. */
  name?: string;
  value?: string;
  /** The accessible name, if the text is not enough. */
  label?: string | undefined;
  children: ComponentChildren;
}

/** A button that posts its form. */
export function SubmitButton(props: SubmitButtonProps) {
  const { look = "quiet", isSmall, icon, label, children } = props;
  return (
    <button
      type="submit"
      class={`button button-${look}${isSmall ? " button-small" : ""}`}
      name={props.name}
      value={props.value}
      aria-label={label}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Hidden fields of a form. */
export function HiddenFields({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
