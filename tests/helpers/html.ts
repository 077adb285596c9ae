import "@/lib/fresh/attributes.ts";
import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { withoutFrameworkMarks } from "./framework.ts";

/** Renders to HTML without the insignificant spaces that compiled JSX leaves inside tags. */
export function render(vnode: VNode): string {
  return withoutFrameworkMarks(renderToString(vnode))
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\s+(?=\s|>)/g, ""));
}

/** Removes the marks at which long words may break. */
export function removeBreaks(html: string): string {
  return html.replaceAll(/<wbr\s*\/?>/g, "");
}

/** Decodes the character references that the app writes. */
export function decode(html: string): string {
  const names: Record<string, string> = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
  };
  return html.replace(
    /&(?:#(\d+)|([a-z]+));/g,
    (_, code, name) => code ? String.fromCodePoint(+code) : names[name]!,
  );
}
