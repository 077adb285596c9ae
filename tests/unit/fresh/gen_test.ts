import { equal, match } from "node:assert/strict";
import { join } from "node:path";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";
import { isManifestFresh, writeManifest } from "@/lib/fresh/gen.ts";

async function makeProject(...files: string[]): Promise<TempFolder> {
  const root = new TempFolder();
  for (const file of files) {
    await Deno.mkdir(join(root.path, file, ".."), { recursive: true });
    await Deno.writeTextFile(join(root.path, file), "export {};\n");
  }
  return root;
}

Deno.test("writeManifest() lists all routes and islands in the format of deno fmt", async () => {
  await using project = await makeProject(
    "routes/control/(admin)/parcels/[code]/activities/create_with_long_name.tsx",
    "routes/index.tsx",
    "routes/a-b.ts",
    "routes/a_b.ts",
    "routes/notes.md",
    "islands/deep/Thing.tsx",
  );
  const { path } = project;
  equal(await writeManifest(path), true);
  const file = join(path, "fresh.gen.ts");
  const text = await Deno.readTextFile(file);
  match(text, /"\.\/routes\/a-b\.ts": \$routes_a_b,/);
  match(text, /"\.\/routes\/a_b\.ts": \$routes_a_b_,/);
  equal(text.includes("notes.md"), false);
  const args = ["fmt", "--no-config", "--check", file];
  const fmt = new Deno.Command(Deno.execPath(), { args, stderr: "null" });
  equal((await fmt.output()).code, 0);
});

Deno.test("isManifestFresh() is false while the manifest lacks a file", async () => {
  await using project = await makeProject("routes/index.tsx");
  const { path } = project;
  equal(await isManifestFresh(path), false);
  await writeManifest(path);
  equal(await isManifestFresh(path), true);
  equal(await writeManifest(path), false);
  await Deno.writeTextFile(join(path, "routes/new.ts"), "");
  equal(await isManifestFresh(path), false);
});
