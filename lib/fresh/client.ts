import { type ComponentType, h, type JSX, render } from "preact";
// Islands need these modules; importing them here puts them into the client's script.
import "preact/hooks";
import "preact/jsx-runtime";
import "./runtime.ts";
import { parseTable } from "./parse.ts";
import { findMarkers, rangeRoot, readRange, toVNodes } from "./ranges.ts";
import { Slot } from "./serialize.ts";
import { assetUrls, DATA_ID, type PageData } from "./shared.ts";

type Props = Record<string, unknown>;
type Component = ComponentType<Props>;

/** Hydrates the islands of the page, each as soon as its script has loaded. */
async function boot(data: PageData) {
  assetUrls.find = (path) => data.assets[path] ?? path;
  const { roots, slots } = findMarkers();
  const components: (Component | null)[] = [];
  const loading = data.islands.map(async ([script, exportName], index) => {
    components[index] = await load(script, exportName);
  });
  const signals = data.signals && await import(data.signals);
  const values = parseTable(data.props, {
    signal: () => signals.makeSignal(),
    slot: (id) => new Slot(id),
  });
  const props = data.islands.map((island) => values[island[2]] as Props);

  for (const [index, start] of roots) {
    // Slots may contain islands from any other script.
    const needed = hasSlots(props[index]!) ? loading : [loading[index]];
    Promise.all(needed).then(() => revive(start, () => makeIsland(index)));
  }

  function makeIsland(index: number): JSX.Element | null {
    const component = components[index];
    if (!component) return null;
    const own = { ...props[index] };
    for (const name in own) {
      const value = own[name];
      if (value instanceof Slot) own[name] = readSlot(slots.get(value.id)!);
    }
    return h(component, own);
  }

  function readSlot(start: Comment) {
    const { nodes, end } = readRange(start);
    start.remove();
    end.remove();
    return toVNodes(nodes, makeIsland);
  }
}

async function load(
  script: string,
  exportName: string,
): Promise<Component | null> {
  try {
    return (await import(script))[exportName];
  } catch (error) {
    console.error(`Cannot load the island ${script}`, error);
    return null;
  }
}

/** Hydrates an island; if it throws, restores its HTML. */
function revive(start: Comment, makeIsland: () => JSX.Element | null) {
  const range = readRange(start);
  const island = makeIsland();
  if (island === null) return;
  const root = rangeRoot(range);
  try {
    render(island, root);
  } catch (error) {
    for (const node of range.nodes) root.insertBefore(node, null);
    console.error("An island failed", error);
  }
}

function hasSlots(props: Props): boolean {
  return Object.values(props).some((value) => value instanceof Slot);
}

const block = document.getElementById(DATA_ID) as HTMLTemplateElement | null;
if (block !== null) boot(JSON.parse(block.content.textContent));
