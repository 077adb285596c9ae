import { asset } from "fresh/runtime";
import type { IconName } from "./icon_names.ts";

/** A decorative icon from the sprite, in the size and colour of the surrounding text. */
export function Icon(
  { name, class: extra }: { name: IconName; class?: string },
) {
  return (
    <svg
      class={extra === undefined ? "icon" : `icon ${extra}`}
      aria-hidden="true"
    >
      <use href={`${asset("/icons.svg")}#${name}`} />
    </svg>
  );
}
