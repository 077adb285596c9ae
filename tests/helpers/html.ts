import "@/lib/fresh/attributes.ts";
import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";

/** Renders to HTML without the spaces that compiled JSX leaves inside tags, which mean nothing. */
export function render(vnode: VNode): string {
  return renderToString(vnode)
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\s+(?=\s|>)/g, ""));
}

/** Gives HTML without the places where long words may break. */
export function unbroken(html: string): string {
  return html.replaceAll(/<wbr\s*\/?>/g, "");
}

/** Gives HTML with the characters that are written as references in it. */
export function withoutReferences(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code));
}
