import { deepEqual } from "node:assert/strict";
import { type MarkupBlock, toBlocks } from "@/lib/markup/blocks.ts";
import { parseMarkup } from "@/lib/markup/parse.ts";

/** Abbreviates blocks: H a heading, P a paragraph with its lines, L a list, I a picture, V a video, _ an empty line. */
function abbreviate(content: string): string {
  return toBlocks(parseMarkup(content)).map(abbreviateBlock).join(" ");
}

function abbreviateBlock(block: MarkupBlock): string {
  switch (block.kind) {
    case "heading":
      return `H(${block.text})`;
    case "paragraph":
      return `P(${block.lines.map(({ text }) => text).join("|")})`;
    case "list":
      return `L(${block.items.join("|")})`;
    case "image":
      return "I";
    case "video":
      return "V";
    case "space":
      return "_";
  }
}

const IMAGE = "[image=https://example.com/a.png]";
const VIDEO = "[video=https://example.com/a.mp4]";

const CONTENTS: [what: string, content: string, seen: string][] = [
  ["nothing", "", ""],
  ["lines in a row are one paragraph", "a\nb\nc", "P(a|b|c)"],
  ["an empty line begins a new one", "a\n\nb", "P(a) P(b)"],
  ["more empty lines are space", "a\n\n\n\nb", "P(a) _ _ P(b)"],
  ["empty lines at the ends are left out", "\n\n\na\n\n\n", "P(a)"],
  ["a bold line above others is their heading", "[bold=A]\nb", "H(A) P(b)"],
  ["a bold line alone is a heading", "a\n\n[bold=B]\n\nc", "P(a) H(B) P(c)"],
  ["a bold line below others is a part of them", "a\n[bold=B]", "P(a|B)"],
  ["of two bold lines one is the heading", "[bold=A]\n[bold=B]", "H(A) P(B)"],
  ["other tags are lines", "a\n[underline=b]\n[strikethrough=c]", "P(a|b|c)"],
  ["items in a row are one list", "a\n- b\n- c\nd", "P(a) L(b|c) P(d)"],
  ["an empty line ends a list", "- a\n\n- b", "L(a) L(b)"],
  ["a heading may stand anywhere", "a\n[heading=§ 5]\nb", "P(a) H(§ 5) P(b)"],
  ["a link is a line of its paragraph", "a\n[link=/x y]", "P(a|y)"],
  ["a picture ends the row", `a\n${IMAGE}\n[bold=B]`, "P(a) I H(B)"],
  ["space stands before pictures too", `${IMAGE}\n\n\n${VIDEO}`, "I _ V"],
];

for (const [what, content, wanted] of CONTENTS) {
  Deno.test(`toBlocks(): ${what}`, () =>
    deepEqual(abbreviate(content), wanted));
}
