import type { DefaultTreeAdapterTypes } from "parse5";

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** A text or an attribute of the page. */
export interface Value {
  text: string;
  /** Whether people read it, so that it comes from a dictionary. */
  isTranslated: boolean;
}

/** What the app adds for its islands, and the line before the page. */
const LEFT_OUT = new Set(["script", "template", "#comment", "#documentType"]);
const TRANSLATED = /^(aria-label|title|alt|placeholder|content)$/;

/** The longest run of elements of one shape that begins at a place; within a drawing there is none. */
export function runAt(nodes: Node[], index: number): Element[] {
  const first = nodes[index]!;
  if (!isElement(first) || isDrawn(first)) return [];
  const shape = shapeOf(first);
  const run: Element[] = [];
  for (const node of nodes.slice(index)) {
    if (!isElement(node) || shapeOf(node) !== shape) break;
    run.push(node);
  }
  return run;
}

/** Tags and names of attributes, all the way down. */
export function shapeOf(element: Element): string {
  const { tagName, attrs, childNodes } = element;
  const names = attrs.map(({ name }) => name).join(" ");
  const children = childNodes.filter(isShown).map((node) =>
    isElement(node) ? shapeOf(node) : "text"
  );
  return `${tagName}[${names}](${children.join()})`;
}

/** The attributes and texts of an element and of all within, in the order in which they are written. */
export function valuesOf(element: Element): Value[] {
  const { attrs, childNodes } = element;
  return [
    ...attrs.map(({ name, value }) => ({
      text: value,
      isTranslated: TRANSLATED.test(name),
    })),
    ...childNodes.filter(isShown).flatMap((node) =>
      isElement(node)
        ? valuesOf(node)
        : [{ text: textOf(node), isTranslated: true }]
    ),
  ];
}

function textOf(node: Node): string {
  return "value" in node ? node.value : "";
}

export function elementsOf(nodes: Node[]): Element[] {
  return nodes.filter(isElement).filter(isShown);
}

export function isElement(node: Node): node is Element {
  return "tagName" in node;
}

export function isShown(node: Node): boolean {
  return !LEFT_OUT.has(node.nodeName) &&
    (isElement(node) || textOf(node).trim() !== "");
}

function isDrawn({ namespaceURI, tagName }: Element): boolean {
  return namespaceURI.endsWith("/svg") && tagName !== "svg";
}
