import { asset } from "fresh/runtime";
import type { IconName } from "./icon_names.ts";

interface IconProps {
  name: IconName;
  class?: string;
}

/** One symbol of the sprite, as tall as the text beside it and in its colour; the text says what it means. */
export function Icon({ name, class: extra }: IconProps) {
  return (
    <svg
      class={extra === undefined ? "icon" : `icon ${extra}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${asset("/icons.svg")}#${name}`} />
    </svg>
  );
}
