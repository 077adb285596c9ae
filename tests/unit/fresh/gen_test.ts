import { deepEqual, equal, match } from "node:assert/strict";
import { join } from "node:path";
import { isManifestFresh, writeManifest } from "@/lib/fresh/gen.ts";
import { manifest } from "../../fixtures/fresh/fresh.gen.ts";

async function makeProject(...files: string[]): Promise<string> {
  const root = await Deno.makeTempDir();
  for (const file of files) {
    await Deno.mkdir(join(root, file, ".."), { recursive: true });
    await Deno.writeTextFile(join(root, file), "export {};\n");
  }
  return root;
}

Deno.test("writeManifest() lists all routes and islands, as deno fmt would", async () => {
  const root = await makeProject(
    "routes/control/(admin)/parcels/[code]/activities/create_with_long_name.tsx",
    "routes/index.tsx",
    "routes/a-b.ts",
    "routes/a_b.ts",
    "routes/notes.md",
    "islands/deep/Thing.tsx",
  );
  equal(await writeManifest(root), true);
  const file = join(root, "fresh.gen.ts");
  const text = await Deno.readTextFile(file);
  match(text, /"\.\/routes\/a-b\.ts": \$routes_a_b,/);
  match(text, /"\.\/routes\/a_b\.ts": \$routes_a_b_,/);
  equal(text.includes("notes.md"), false);
  const args = ["fmt", "--no-config", "--check", file];
  const fmt = new Deno.Command(Deno.execPath(), { args, stderr: "null" });
  equal((await fmt.output()).code, 0);
  await Deno.remove(root, { recursive: true });
});

Deno.test("isManifestFresh() is false until a new file is listed", async () => {
  const root = await makeProject("routes/index.tsx");
  equal(await isManifestFresh(root), false);
  await writeManifest(root);
  equal(await isManifestFresh(root), true);
  equal(await writeManifest(root), false);
  await Deno.writeTextFile(join(root, "routes/new.ts"), "");
  equal(await isManifestFresh(root), false);
  await Deno.remove(root, { recursive: true });
});

Deno.test("the manifest is what attach() takes", () => {
  deepEqual(Object.keys(manifest), ["baseUrl", "routes", "islands"]);
});
