/** Writes static/icons.svg: one symbol for each icon, filled for history entries, as an outline for the interface. */
import { icons } from "@iconify-json/ic";
import { getIconData } from "@iconify/utils";
import { INTERFACE_ICONS } from "../components/ui/icon_names.ts";
import { ACTIVITY_ICONS } from "../lib/fields/constants.ts";

const LICENCE = "Material Icons by Google, Apache License 2.0";

function symbol(name: string, style: string): string {
  const icon = getIconData(icons, `${style}-${name.replaceAll("_", "-")}`);
  if (icon === null) throw new Error(`Cannot find the ${style} icon "${name}"`);
  const body = icon.body.replaceAll('fill="currentColor" ', "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`;
}

function sprite(): string {
  const symbols = [
    ...ACTIVITY_ICONS.map((name) => symbol(name, "baseline")),
    ...INTERFACE_ICONS.map((name) => symbol(name, "outline")),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${LICENCE} -->\n${
    symbols.join("\n")
  }\n</svg>\n`;
}

await Deno.writeTextFile(
  new URL("../static/icons.svg", import.meta.url),
  sprite(),
);
