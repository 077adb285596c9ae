import { asset } from "fresh/runtime";

const DUSK = ["stars", "sun", "clouds", "coast", "sea", "ship", "swell"];

/**
 * The layers of each picture, from back to front. They are drawn in `static/art.svg` and positioned by `scene.css` and
 * the page's styles.
 */
export const SCENES = {
  dusk: DUSK,
  night: ["night-sky", "town", "street", "night-truck"],
  surf: ["gulls", "lighthouse", "surf"],
  "hero-mixed": [...DUSK, "aircraft"],
  "hero-air": ["sun", "hills", "high-clouds", "aircraft"],
  "hero-sea": DUSK,
  "hero-road": ["sun", "hills", "truck"],
  "hero-warehouse": ["sun", "hills", "warehouse"],
};

export type SceneName = keyof typeof SCENES;

/** A picture of the company's work behind a text. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <div class="scene" aria-hidden="true">
      {SCENES[name].map((layer) => (
        <Drawing key={layer} name={layer} class={`scene-${layer}`} />
      ))}
    </div>
  );
}

/** A drawing of `static/art.svg`, in the colours of the theme. */
export function Drawing(
  { name, class: look }: { name: string; class: string },
) {
  return (
    <svg class={look} aria-hidden="true">
      <use href={`${asset("/art.svg")}#${name}`} />
    </svg>
  );
}
