import type { ComponentChildren, FunctionComponent } from "preact";

/** MJML's attributes have names with dashes and texts as values; what a child may be differs from element to element. */
interface Attributes {
  [name: string]: string | ComponentChildren;
  children?: ComponentChildren;
}

/** An element of MJML to be used as a component: Preact writes and escapes it, and mrml turns it into tables. */
function element(name: string): FunctionComponent<Attributes> {
  return name as unknown as FunctionComponent<Attributes>;
}

export const Mjml = element("mjml");
export const Head = element("mj-head");
export const Title = element("mj-title");
export const Preview = element("mj-preview");
export const Defaults = element("mj-attributes");
export const All = element("mj-all");
export const Body = element("mj-body");
export const Section = element("mj-section");
export const Column = element("mj-column");
export const Text = element("mj-text");
export const Table = element("mj-table");
export const Button = element("mj-button");
