import { join } from "node:path";
import type { Component } from "./take_apart.ts";

/** Writes the components of a page as one file of JSX. */
export async function writeJsx(
  dir: string,
  components: Component[],
): Promise<void> {
  const functions = components.map(({ name, props, markup }) =>
    `function ${name}(${parameters(props)}) {\n  return ${markup};\n}\n`
  );
  const text = [
    'import { lists, t } from "../../data.ts";\n',
    ...functions,
    `export const Page = ${components[0]!.name};\n`,
  ];
  await Deno.mkdir(dir, { recursive: true });
  await Deno.writeTextFile(join(dir, "page.tsx"), text.join("\n"));
}

function parameters(props: string[]): string {
  if (props.length === 0) return "";
  const list = props.join(", ");
  return `{ ${list} }: Record<${
    props.map((prop) => `"${prop}"`).join(" | ")
  }, string>`;
}

/** Writes the components of a page as files of Astro. */
export async function writeAstro(
  dir: string,
  components: Component[],
): Promise<void> {
  await Deno.mkdir(dir, { recursive: true });
  for (const [index, component] of components.entries()) {
    const name = index === 0 ? "Page" : component.name;
    await Deno.writeTextFile(join(dir, `${name}.astro`), astroText(component));
  }
}

function astroText({ props, uses, markup }: Component): string {
  const imports = uses.map((name) => `import ${name} from "./${name}.astro";`);
  return [
    "---",
    'import { lists, t } from "../../data.ts";',
    ...imports,
    ...(props.length > 0
      ? [`const { ${props.join(", ")} } = Astro.props;`]
      : []),
    "---",
    markup,
    "",
  ].join("\n");
}
