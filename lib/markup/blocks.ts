import type { MarkupNode } from "./parse.ts";

/** A line of a paragraph. */
export type TextLine = Extract<MarkupNode, { text: string }>;

/** What content is shown as: parts that stand below each other. */
export type MarkupBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; lines: TextLine[] }
  | { kind: "image" | "video"; url: string }
  | { kind: "space" };

/**
 * Puts the lines of content together as they are read (decision 41): lines in a row are one paragraph, a bold line that
 * begins a row is its heading. The first empty line ends the row, each one after it adds a line of space; empty lines at
 * both ends are left out.
 */
export function toBlocks(nodes: MarkupNode[]): MarkupBlock[] {
  const blocks: MarkupBlock[] = [];
  let row: TextLine[] | null = null;
  let breaks = 0;
  for (const node of nodes) {
    if (node.kind === "break") {
      breaks += 1;
      row = null;
      continue;
    }
    if (blocks.length > 0) blocks.push(...spaces(breaks - 1));
    breaks = 0;
    if (!("text" in node)) {
      blocks.push(node);
      row = null;
    } else if (row === null && node.kind === "bold") {
      blocks.push({ kind: "heading", text: node.text });
      row = [];
    } else if (row === null || row.length === 0) {
      row = [node];
      blocks.push({ kind: "paragraph", lines: row });
    } else row.push(node);
  }
  return blocks;
}

function spaces(number: number): MarkupBlock[] {
  return Array.from({ length: Math.max(0, number) }, () => ({ kind: "space" }));
}
