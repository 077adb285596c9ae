import { deepEqual, doesNotMatch, match } from "node:assert/strict";
import { dirname } from "node:path/posix";
import { fromFileUrl } from "deno-std/path/from_file_url.js";
import { buildAssets } from "@/lib/fresh/build.ts";
import Counter from "@/tests/fixtures/fresh/islands/Counter.tsx";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

const FILES = {
  "islands/One.ts": `import { a } from "../lib/a.ts";
    import { b } from "../lib/b.ts";
    export function One() { return "one" + a() + b(); }`,
  "islands/nested/Two.ts": `import { b } from "../../lib/b.ts";
    export default function Two() { return "two" + b(); }`,
  "islands/Three.ts": `export default function Three() { return "three"; }`,
  "lib/a.ts": `export function a() { return "only one"; }`,
  "lib/b.ts": `export function b() { return "of the client"; }`,
};

async function build(files: Record<string, string>) {
  await using root = new TempFolder();
  for (const [path, text] of Object.entries(files)) {
    await Deno.mkdir(dirname(`${root.path}/${path}`), { recursive: true });
    await Deno.writeTextFile(`${root.path}/${path}`, text);
  }
  return await buildAssets({ root: root.path });
}

Deno.test("the client and the imports of client.ts are one script, and each island adds one", async () => {
  const { scripts, imports, files } = await build({
    ...FILES,
    "client.ts": `import "./lib/b.ts";`,
  });
  const client = scripts.get("client")!;
  deepEqual(imports.get(client), [client]);
  match(new TextDecoder().decode(files.get(client)!.body), /of the client/);
  for (const name of ["One", "nested/Two", "Three"]) {
    const island = scripts.get(`./islands/${name}.ts`)!;
    deepEqual(imports.get(island), [island, client], name);
  }
});

Deno.test("islands share a separate script if there is no client.ts", async () => {
  const { scripts, imports } = await build(FILES);
  const names = ["client", "./islands/One.ts", "./islands/nested/Two.ts"];
  const [client, one, two] = names.map((name) =>
    imports.get(scripts.get(name)!)!
  );
  const shared = one!.filter((url) => two!.includes(url));
  deepEqual(shared.includes(client![0]!), true);
  deepEqual(shared.length, 2);
});

Deno.test("an island's exports keep their names", async () => {
  const { scripts, files } = await build(FILES);
  const names = ["One", "nested/Two"].map((name) => {
    const { body } = files.get(scripts.get(`./islands/${name}.ts`)!)!;
    const text = new TextDecoder().decode(body);
    return /export\{\w+ as (\w+)\}/.exec(text)?.[1];
  });
  deepEqual(names, ["One", "default"]);
});

Deno.test("the browser gets elements in place of the server's precompiled strings", async () => {
  const root = fromFileUrl(new URL("../../fixtures/fresh", import.meta.url));
  const { scripts, files } = await buildAssets({ root });
  const { body } = files.get(scripts.get("./islands/Counter.tsx")!)!;
  doesNotMatch(new TextDecoder().decode(body), /<\w/);
  match(String(Counter), /jsxTemplate/);
});
