import { parse } from "parse5";
import {
  type Element,
  elementsOf,
  isElement,
  isShown,
  type Node,
  runAt,
  shapeOf,
  type Value,
  valuesOf,
} from "./elements.ts";

/** What a peer's page is rendered from: texts by key, and the items of its loops. */
export interface PageData {
  texts: Record<string, string>;
  lists: Record<string, string>[][];
}

/** A component in the markup that JSX and Astro share. */
export interface Component {
  name: string;
  props: string[];
  /** The components that it contains. */
  uses: string[];
  markup: string;
}

/** Elements of one shape: what differs between them are the component's props. */
interface Group {
  name: string;
  values: Value[];
  /** The places of the values that differ. */
  differing: Set<number>;
  elements: Element[];
}

/** What is a component of its own wherever it stands; with more of them the page would have more components than the app's. */
const CUT = new Set([
  ...["html", "header", "nav", "main", "section", "footer", "form", "svg"],
]);
const LEAST_RUN = 3;

/**
 * Takes a page apart into what somebody would write for another framework: a component for every shape of section, form,
 * icon and so on, with what differs as props; a loop over data for siblings of one shape; a look-up in a dictionary for
 * every text. Rendered again, it is the same page with as many elements. What is static in the page's sources, classes and
 * drawings, is static here.
 */
export function takeApart(html: string): {
  components: Component[];
  data: PageData;
} {
  const root = elementsOf(parse(html).childNodes)[0]!;
  const groups = new Map<string, Group>();
  collectGroups(root, groups);
  const data: PageData = { texts: {}, lists: [] };
  const components = [...groups.values()].map((group) =>
    new Writer(group, groups, data).write()
  );
  return { components, data };
}

function collectGroups(element: Element, groups: Map<string, Group>): void {
  if (isCut(element)) {
    const shape = shapeOf(element);
    const values = valuesOf(element);
    const group = groups.get(shape);
    if (group === undefined) {
      const name = `Part${groups.size}`;
      const differing = new Set<number>();
      groups.set(shape, { name, values, differing, elements: [element] });
    } else {
      group.elements.push(element);
      values.forEach(({ text }, index) => {
        if (text !== group.values[index]!.text) group.differing.add(index);
      });
    }
  }
  if (element.tagName === "svg") return;
  elementsOf(element.childNodes).forEach((child) =>
    collectGroups(child, groups)
  );
}

/** Writes the component of one group. */
class Writer {
  readonly #group: Group;
  readonly #groups: Map<string, Group>;
  readonly #data: PageData;
  readonly #uses = new Set<string>();
  #at = 0;

  constructor(group: Group, groups: Map<string, Group>, data: PageData) {
    this.#group = group;
    this.#groups = groups;
    this.#data = data;
  }

  write(): Component {
    const { name, differing, elements } = this.#group;
    const markup = this.#element(elements[0]!);
    const props = [...differing].toSorted((a, b) => a - b).map(propName);
    return { name, props, uses: [...this.#uses], markup };
  }

  #element({ tagName, attrs, childNodes }: Element): string {
    const attributes = attrs.map(({ name, prefix }) => {
      const written = prefix ? `${prefix}:${name}` : name;
      return ` ${written}=${this.#expression()}`;
    });
    const start = `<${tagName}${attributes.join("")}`;
    const children = this.#children(childNodes);
    return children === ""
      ? `${start} />`
      : `${start}>${children}</${tagName}>`;
  }

  #children(nodes: Node[]): string {
    const shown = nodes.filter(isShown);
    let markup = "";
    for (let index = 0; index < shown.length;) {
      const run = runAt(shown, index);
      // A component that is used twice would need other items each time.
      if (run.length >= LEAST_RUN && this.#group.elements.length === 1) {
        markup += this.#loop(run);
        index += run.length;
      } else {
        markup += this.#child(shown[index]!);
        index += 1;
      }
    }
    return markup;
  }

  #child(node: Node): string {
    if (!isElement(node)) return this.#expression();
    return isCut(node) ? this.#call(node) : this.#element(node);
  }

  /** A use of another component; its props come from this one's, or are known here. */
  #call(element: Element): string {
    const group = this.#use(element);
    const start = this.#at;
    const props = [...group.differing].map((place) => {
      this.#at = start + place;
      return ` ${propName(place)}=${this.#expression()}`;
    });
    this.#at = start + group.values.length;
    return `<${group.name}${props.join("")} />`;
  }

  #loop(run: Element[]): string {
    const group = this.#use(run[0]!);
    this.#at += run.length * group.values.length;
    const items = run.map((element) => {
      const values = valuesOf(element);
      return Object.fromEntries(
        [...group.differing].map((place) => {
          const { text, isTranslated } = values[place]!;
          return [propName(place), isTranslated ? this.#key(text) : text];
        }),
      );
    });
    const list = this.#data.lists.push(items) - 1;
    const props = [...group.differing].map((place) => {
      const prop = propName(place);
      const isTranslated = group.values[place]!.isTranslated;
      return ` ${prop}={${isTranslated ? `t(item.${prop})` : `item.${prop}`}}`;
    });
    return `{lists[${list}].map((item) => <${group.name}${props.join("")} />)}`;
  }

  #use(element: Element): Group {
    const group = this.#groups.get(shapeOf(element))!;
    this.#uses.add(group.name);
    return group;
  }

  /** What stands for the next value: a prop, a look-up, or the value itself. */
  #expression(): string {
    const place = this.#at++;
    const { text, isTranslated } = this.#group.values[place]!;
    if (this.#group.differing.has(place)) return `{${propName(place)}}`;
    if (isTranslated) return `{t("${this.#key(text)}")}`;
    return text.includes('"') ? `{${JSON.stringify(text)}}` : `"${text}"`;
  }

  #key(text: string): string {
    const { texts } = this.#data;
    const known = Object.keys(texts).find((key) => texts[key] === text);
    if (known !== undefined) return known;
    const key = `text${Object.keys(texts).length}`;
    texts[key] = text;
    return key;
  }
}

function propName(place: number): string {
  return `p${place}`;
}

/** Whether an element is a component. */
function isCut(element: Element): boolean {
  if (CUT.has(element.tagName)) return true;
  const siblings = element.parentNode!.childNodes.filter(isShown);
  return siblings.some((_, index) => {
    const run = runAt(siblings, index);
    return run.length >= LEAST_RUN && run.includes(element);
  });
}
