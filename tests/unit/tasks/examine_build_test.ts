import { deepEqual } from "node:assert/strict";
import { MANIFEST, SOURCES } from "@/lib/fresh/stale.ts";
import { examineBuild } from "@/lib/tasks/examine_build.ts";

Deno.test("examineBuild() distinguishes a current, a missing and a stale build", async () => {
  const root = await Deno.makeTempDir();
  const seen: string[] = [];
  const look = async () => {
    const { level, text } = await examineBuild(root);
    seen.push(`${level}: ${text.replace(/:.*/, "")}`);
  };
  for (const name of SOURCES.folders) await Deno.mkdir(`${root}/${name}`);
  for (const name of SOURCES.files) {
    await Deno.writeTextFile(`${root}/${name}`, "");
  }
  await look();
  const manifest = `${root}/_fresh/${MANIFEST}`;
  await Deno.mkdir(`${root}/_fresh`);
  await Deno.writeTextFile(manifest, "{}");
  await look();
  await Deno.utime(manifest, 1, 1);
  await look();
  await Deno.remove(root, { recursive: true });
  deepEqual(seen, [
    "warning: There is no build yet",
    "fine: The build is up to date",
    "warning: The build is stale",
  ]);
});
