import { asset } from "fresh/runtime";
import type { IconName } from "./icon_names.ts";

interface IconProps {
  name: IconName;
  /** Said by screen readers; an icon beside a text that says the same has none. */
  label?: string;
  class?: string;
}

/** One symbol of the sprite, as tall as the text beside it and in its colour. */
export function Icon({ name, label, class: extra }: IconProps) {
  const naming = label === undefined
    ? { "aria-hidden": "true" as const }
    : { role: "img" as const, "aria-label": label };
  return (
    <svg
      class={extra === undefined ? "icon" : `icon ${extra}`}
      viewBox="0 0 24 24"
      {...naming}
    >
      <use href={`${asset("/icons.svg")}#${name}`} />
    </svg>
  );
}
