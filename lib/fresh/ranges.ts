import { type ComponentChild, h, type JSX } from "preact";
import { HIDDEN_SLOT } from "./shared.ts";

/** The markers in the server's HTML: of islands outside other islands, and of all slots. */
export interface Markers {
  roots: Map<number, Comment>;
  slots: Map<number, Comment>;
}

/** An opening marker, its closing marker, and the nodes in between. */
export interface Range {
  start: Comment;
  nodes: Node[];
  end: Comment;
}

/** Creates the vnode of an island inside a slot; `null` keeps its HTML. */
export type MakeIsland = (index: number) => JSX.Element | null;

/** Finds the markers of the page, including those in the templates of hidden slots. */
export function findMarkers(): Markers {
  const markers: Markers = { roots: new Map(), slots: new Map() };
  scan(document.body, markers);
  const templates = document.querySelectorAll<HTMLTemplateElement>(
    `template[${HIDDEN_SLOT}]`,
  );
  for (const template of templates) scan(template.content, markers);
  return markers;
}

/** Reads the range that a marker opens; throws if invalid HTML nesting has split it. */
export function readRange(start: Comment): Range {
  const nodes: Node[] = [];
  let depth = 1;
  for (let node = start.nextSibling; node; node = node.nextSibling) {
    depth += readMarker(node)?.step ?? 0;
    if (depth === 0) return { start, nodes, end: node as Comment };
    nodes.push(node);
  }
  throw new Error("Invalid HTML nesting tore an island apart");
}

/** Converts server-rendered HTML into vnodes for Preact to adopt. */
export function toVNodes(
  nodes: Node[],
  makeIsland: MakeIsland,
): ComponentChild[] {
  const children: ComponentChild[] = [];
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    const marker = readMarker(node);
    if (node instanceof Element) {
      const inner = toVNodes([...node.childNodes], makeIsland);
      children.push(h(node.localName, readAttributes(node), ...inner));
    } else if (node instanceof Text) {
      children.push(node.data);
    } else if (marker?.kind === "island") {
      const range = readRange(node as Comment);
      const island = makeIsland(marker.index);
      children.push(island ?? toVNodes(range.nodes, makeIsland));
      i += range.nodes.length + 1;
    }
  }
  return children;
}

/** Presents a range of nodes to Preact as the element to render into. */
export function rangeRoot({ start, end }: Range): Element {
  const parent = start.parentNode as Element;
  // Preact skips comments, so only a text node can mark the end of the range.
  const last = new Text();
  end.replaceWith(last);
  function nodes(): Node[] {
    const found: Node[] = [];
    for (let node = start.nextSibling; node !== last; node = node.nextSibling) {
      if (node === null) break;
      found.push(node);
    }
    return found;
  }
  return {
    nodeType: Node.ELEMENT_NODE,
    namespaceURI: parent.namespaceURI,
    get firstChild() {
      return nodes()[0] ?? null;
    },
    get childNodes() {
      return nodes();
    },
    insertBefore: (node: Node, next: Node | null) =>
      parent.insertBefore(node, next ?? last),
  } as unknown as Element;
}

function scan(root: Node, { roots, slots }: Markers) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  let depth = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Comment;
    const marker = readMarker(node);
    if (marker === null) continue;
    if (marker.kind === "slot") slots.set(marker.index, node);
    if (marker.kind === "island" && depth === 0) roots.set(marker.index, node);
    depth += marker.step;
  }
}

function readMarker(node: Node) {
  if (!(node instanceof Comment)) return null;
  const [match, kind, index] = /^(island|slot):(\d+)$/.exec(node.data) ?? [];
  if (match) return { kind, index: Number(index), step: 1 };
  const closes = node.data === "/island" || node.data === "/slot";
  return closes ? { kind: "end", index: -1, step: -1 } : null;
}

function readAttributes(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { name, value } of element.attributes) {
    // Only the property has the boolean value of attributes such as "disabled" and spellcheck="false".
    const property = (element as unknown as Record<string, unknown>)[name];
    // An initial value must not replace typed text.
    const key = name === "value" && "defaultValue" in element
      ? "defaultValue"
      : name;
    props[key] = typeof property === "boolean" ? property : value;
  }
  return props;
}
