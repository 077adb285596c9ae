import { options } from "preact";
import { jsxAttr } from "preact/jsx-runtime";

/** What has the words "true" and "false" for its values: left out, it would mean something else than false. */
const WORDED = /^(aria-|data-|draggable$|spellcheck$)/;

/** What a field begins with is, in HTML, its value. */
const BEGINNINGS: Record<string, string> = {
  defaultvalue: "value",
  defaultchecked: "checked",
};

const previousHook = options.attr;
/**
 * JSX that was compiled to strings writes the attributes whose values are known only now through this, and knows nothing of
 * these.
 */
options.attr = function specialAttribute(name, value) {
  if (typeof value === "boolean" && WORDED.test(name)) {
    return `${name}="${value}"`;
  }
  const meant = BEGINNINGS[name];
  return meant === undefined
    ? previousHook?.(name, value)
    : jsxAttr(meant, value) ?? "";
};
