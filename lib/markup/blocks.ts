import type { MarkupNode } from "./parse.ts";

/** A line of a paragraph. */
export type TextLine = Exclude<
  Extract<MarkupNode, { text: string }>,
  { kind: "heading" | "item" }
>;

/** A block of rendered content. */
export type MarkupBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; lines: TextLine[] }
  | { kind: "list"; items: string[] }
  | { kind: "image" | "video"; url: string }
  | { kind: "space" };

/**
 * Groups lines into blocks: consecutive lines form a paragraph, with the first line as its heading if bold; consecutive
 * items form a list. The first empty line ends a group, each further one adds a blank line. Leading and trailing empty lines
 * are dropped.
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
    const isOpen = breaks === 0;
    breaks = 0;
    if (node.kind === "item") {
      const last = blocks.at(-1);
      if (isOpen && last?.kind === "list") last.items.push(node.text);
      else blocks.push({ kind: "list", items: [node.text] });
      row = null;
    } else if (node.kind === "heading" || !("text" in node)) {
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
