import { equal } from "node:assert/strict";
import { isInstalled } from "@/lib/tasks/install.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

const LOCK = {
  specifiers: {
    "npm:outer@1.0.0": "1.0.0_peer@2.0.0",
    "npm:@scope/part@3.0.0": "3.0.0",
    "jsr:@scope/elsewhere@4.0.0": "4.0.0",
  },
  npm: {
    "outer@1.0.0_peer@2.0.0": { dependencies: ["inner", "twice@2.0.0"] },
    "@scope/part@3.0.0": { optionalDependencies: ["for-another-platform"] },
    "inner@1.1.0": {},
    "twice@1.0.0": {},
    "twice@2.0.0": {},
    "for-another-platform@1.0.0": {},
  },
};

const NEEDED = [
  "outer@1.0.0",
  "@scope+part@3.0.0",
  "inner@1.1.0",
  "twice@2.0.0",
];

async function isInstalledWith(folders: string[]): Promise<boolean> {
  await using root = new TempFolder();
  await Deno.writeTextFile(`${root.path}/deno.lock`, JSON.stringify(LOCK));
  for (const name of folders) {
    const path = `${root.path}/node_modules/.deno/${name}`;
    await Deno.mkdir(path, { recursive: true });
  }
  return await isInstalled(root.path);
}

Deno.test("isInstalled() requires each npm package that is not optional", async () => {
  equal(await isInstalledWith(NEEDED), true);
  equal(await isInstalledWith([]), false);
  for (const missing of NEEDED) {
    const others = NEEDED.filter((name) => name !== missing);
    equal(await isInstalledWith(others), false, missing);
  }
});

Deno.test("isInstalled() requires the locked versions", async () => {
  const older = NEEDED.map((name) => name.replace("inner@1.1", "inner@1.0"));
  equal(await isInstalledWith(older), false);
});

Deno.test("isInstalled() accepts this project as it is running", async () => {
  equal(await isInstalled(ROOT), true);
});
