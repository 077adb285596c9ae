import { asset } from "fresh/runtime";
import { HAS_INLINE_BOOT } from "fresh/server";
import type { JSX } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";

/** What was rendered for the parts that led here, and where further parts lead. */
interface Place {
  html?: string;
  next: Map<unknown, Place>;
}

const MAX_MADE = 1_000;
let made: Place = { next: new Map() };
let count = 0;

/**
 * Renders a part that looks the same on many pages once and repeats its HTML: the frame around a tracking result cost
 * more than the result. `dependsOn` is all that its look depends on, an object standing for what it holds as long as it is
 * this very object; it must hold neither islands nor `<Head>`, nor what a `<Head>` elsewhere replaces, nor scripts of
 * more than ASCII.
 */
export function once(
  dependsOn: (string | number | object | null)[],
  render: () => JSX.Element,
): JSX.Element {
  // Genuine Fresh marks links by the page they are on: nothing looks the same on two pages.
  if (HAS_INLINE_BOOT) return render();
  // The icons' address changes with the build.
  let place = step(made, asset("/icons.svg"));
  for (const part of dependsOn) place = step(place, part);
  place.html ??= make(render);
  return jsxTemplate([place.html]);
}

function make(render: () => JSX.Element): string {
  if (count >= MAX_MADE) {
    made = { next: new Map() };
    count = 0;
  }
  count++;
  return inAscii(renderToString(render()));
}

function step({ next }: Place, part: unknown): Place {
  let place = next.get(part);
  if (place === undefined) {
    place = { next: new Map() };
    next.set(part, place);
  }
  return place;
}

const BEYOND = /\P{ASCII}/gu;
/** Up to this share of a part, references instead of characters make hardly more bytes. */
const FEW = 0.05;

/**
 * Writes the few characters beyond ASCII that a part has in languages of the Latin script as references: one of them makes
 * all of a page wide in memory, and to send it takes several times as long.
 */
function inAscii(html: string): string {
  const beyond = html.match(BEYOND) ?? [];
  if (beyond.length > FEW * html.length) return html;
  const ascii = html.replace(BEYOND, (sign) => `&#${sign.codePointAt(0)};`);
  // What replace() has made of a wide text is wide; what comes from bytes is not.
  return new TextDecoder().decode(new TextEncoder().encode(ascii));
}
