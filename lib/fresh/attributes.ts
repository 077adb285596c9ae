import { options } from "preact";
import { jsxAttr } from "preact/jsx-runtime";

/** Attributes with the values "true" and "false": leaving one out does not mean false. */
const WORDED = /^(aria-|data-|draggable$|spellcheck$)/;

/** The initial value of a field is, in HTML, its value. */
const BEGINNINGS: Record<string, string> = {
  defaultvalue: "value",
  defaultchecked: "checked",
};

const previousHook = options.attr;
/** Handles these attributes: JSX compiled to strings would write them as they are. */
options.attr = function specialAttribute(name, value) {
  if (typeof value === "boolean" && WORDED.test(name)) {
    return `${name}="${value}"`;
  }
  const meant = BEGINNINGS[name];
  return meant === undefined
    ? previousHook?.(name, value)
    : jsxAttr(meant, value) ?? "";
};
