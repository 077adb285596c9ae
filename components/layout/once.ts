import { asset } from "fresh/runtime";
import type { JSX } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";

const made = new Map<string, string>();
const MAX_MADE = 1_000;

/**
 * Renders a part that looks the same on many pages once and repeats its HTML: the frame around a tracking result cost
 * more than the result. `dependsOn` is all that its look depends on; it must hold neither islands nor `<Head>`.
 */
export function once(
  dependsOn: (string | number | null)[],
  render: () => JSX.Element,
): JSX.Element {
  // The icons' address changes with the build.
  const key = JSON.stringify([asset("/icons.svg"), ...dependsOn]);
  let html = made.get(key);
  if (html === undefined) {
    html = renderToString(render());
    if (made.size >= MAX_MADE) made.clear();
    made.set(key, html);
  }
  return jsxTemplate([html]);
}
