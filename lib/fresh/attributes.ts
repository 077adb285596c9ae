import { options } from "preact";
import { jsxAttr } from "preact/jsx-runtime";

/** Attributes with the explicit values "true" and "false"; an absent attribute does not mean false. */
const ENUMERATED = /^(aria-|data-|draggable$|spellcheck$)/;

/** The HTML attributes for the initial state of a field. */
const INITIAL_VALUES: Record<string, string> = {
  defaultvalue: "value",
  defaultchecked: "checked",
};

const previousHook = options.attr;
/** Handles these attributes, which JSX compiled to strings would otherwise write unchanged. */
options.attr = function specialAttribute(name, value) {
  if (typeof value === "boolean" && ENUMERATED.test(name)) {
    return `${name}="${value}"`;
  }
  const meant = INITIAL_VALUES[name];
  return meant === undefined
    ? previousHook?.(name, value)
    : jsxAttr(meant, value) ?? "";
};
