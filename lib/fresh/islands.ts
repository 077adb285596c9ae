import {
  type ComponentChildren,
  type ComponentType,
  Fragment,
  h,
  isValidElement,
  type JSX,
  options,
  type VNode,
} from "preact";
import { jsxEscape, jsxTemplate } from "preact/jsx-runtime";
import { Head } from "./runtime.ts";
import { isSignal, Slot } from "./serialize.ts";

/** A component of the islands folder. */
export interface Island {
  file: string;
  exportName: string;
  component: ComponentType;
}

/** Collects the islands and slots of a page while it renders. */
export class Collector {
  islands: { island: Island; props: Record<string, unknown> }[] = [];
  /** Children passed to islands; `null` once they are rendered into the page. */
  slots: (ComponentChildren | null)[] = [];
  /** Elements of `<Head>`, by key. */
  head: Map<unknown, JSX.Element> = new Map();
  /** Results of `asset()` inside islands, which the browser must reuse. */
  assets: Map<string, string> = new Map();
  /** Whether each open range belongs to an island, outermost first. */
  inside: boolean[] = [];
  /** The number of open `<Head>`s. */
  heads = 0;
}

const HEAD_TYPES = new Set([
  "title",
  "meta",
  "link",
  "script",
  "style",
  "base",
]);
const registry = new Map<unknown, Island>();
let collector: Collector | null = null;

/** Registers the components of an island file, so that pages can contain them. */
export function registerIslands(file: string, module: Record<string, unknown>) {
  for (const [exportName, exported] of Object.entries(module)) {
    if (typeof exported !== "function") continue;
    const component = exported as ComponentType;
    registry.set(component, { file, exportName, component });
  }
}

/** Runs a synchronous render while `into` collects the page's islands and slots. */
export function collect<T>(into: Collector, render: () => T): T {
  collector = into;
  try {
    return render();
  } finally {
    collector = null;
  }
}

/** Records a result of `asset()` inside an island. */
export function recordAsset(path: string, url: string) {
  if (collector?.inside.at(-1)) collector.assets.set(path, url);
}

const previousVnode = options.vnode;
options.vnode = function wrapSpecial(vnode) {
  const { type, props, key } = vnode;
  if (typeof type === "string") {
    if (HEAD_TYPES.has(type)) {
      replaceVNode(vnode, HeadElement, { type, props, id: key });
    }
  } else if (type === Head) {
    replaceVNode(vnode, HeadRange, props);
  } else {
    const island = registry.get(type);
    if (island !== undefined) {
      replaceVNode(vnode, IslandRange, { island, props });
    }
  }
  previousVnode?.(vnode);
};

function replaceVNode(
  vnode: VNode,
  type: (props: never) => ComponentChildren,
  props: object,
): void {
  vnode.type = type as ComponentType;
  vnode.props = props as VNode["props"];
}

const previousDiffed = options.diffed;
options.diffed = function leaveRange(vnode) {
  if (collector !== null) {
    if (vnode.type === Range) collector.inside.pop();
    else if (vnode.type === HeadRange) collector.heads--;
  }
  previousDiffed?.(vnode);
};

/** Renders markers around an island, unless it is part of another island. */
function IslandRange(
  { island, props }: { island: Island; props: Record<string, unknown> },
) {
  if (collector === null || collector.inside.at(-1)) {
    return createUnhooked(island.component, props);
  }
  const sent = { ...props };
  const rendered = { ...props };
  for (const [name, value] of Object.entries(props)) {
    if (!isSlot(name, value)) continue;
    const id = collector.slots.push(value as ComponentChildren) - 1;
    sent[name] = new Slot(id);
    rendered[name] = h(SlotRange, { id }, value as JSX.Element);
  }
  const index = collector.islands.push({ island, props: sent }) - 1;
  const child = createUnhooked(island.component, rendered);
  return h(Range, { kind: "island", index }, child);
}

/** Renders markers around server-rendered children of an island. */
export function SlotRange(
  { id, children }: { id: number; children?: ComponentChildren },
): JSX.Element {
  if (collector !== null) collector.slots[id] = null;
  return h(Range, { kind: "slot", index: id }, children);
}

/** Renders the children of a `<Head>` and counts it as open. */
function HeadRange({ children }: { children?: ComponentChildren }) {
  if (collector !== null) collector.heads++;
  return children;
}

/** Moves elements inside `<Head>` to the head, replacing those of the same key. */
function HeadElement(
  { type, props, id }: {
    type: string;
    props: Record<string, unknown>;
    id: unknown;
  },
) {
  const element = createUnhooked(type, props);
  if (collector === null) return element;
  const key = headKey(type, props, id);
  if (collector.heads > 0) {
    collector.head.set(key ?? Symbol("unkeyed"), element);
    return null;
  }
  const replacement = key === null ? undefined : collector.head.get(key);
  if (key === null || replacement === undefined) return element;
  collector.head.delete(key);
  return replacement;
}

function headKey(type: string, props: Record<string, unknown>, id: unknown) {
  if (id !== undefined && id !== null) return `key ${id}`;
  if (type === "title") return type;
  const name = props.name ?? props.property;
  return type === "meta" && name !== undefined ? `meta ${name}` : null;
}

function isSlot(name: string, value: unknown): boolean {
  if (name !== "children") return isValidElement(value) && !isSignal(value);
  return typeof value === "object" && value !== null;
}

interface RangeProps {
  kind: "island" | "slot";
  index: number;
  children?: ComponentChildren;
}

/** Renders markers around its children; open until the `diffed` hook above closes it. */
function Range({ kind, index, children }: RangeProps): JSX.Element {
  collector?.inside.push(kind === "island");
  const marks = [`<!--${kind}:${index}-->`, `<!--/${kind}-->`];
  return jsxTemplate(marks, jsxEscape(children));
}

/** Creates a vnode that the hooks above ignore. */
function createUnhooked(
  type: string | ComponentType,
  props: object,
): JSX.Element {
  const vnode = h(Fragment, props as Record<string, unknown>) as JSX.Element;
  vnode.type = type as ComponentType;
  return vnode;
}
