import { equal } from "node:assert/strict";
import { isInstalled } from "@/lib/tasks/install.ts";
import { ROOT } from "@/lib/tasks/project.ts";

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
  const root = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${root}/deno.lock`, JSON.stringify(LOCK));
    for (const name of folders) {
      const path = `${root}/node_modules/.deno/${name}`;
      await Deno.mkdir(path, { recursive: true });
    }
    return await isInstalled(root);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

Deno.test("isInstalled() wants every package that is needed from npm, and no optional one", async () => {
  equal(await isInstalledWith(NEEDED), true);
  equal(await isInstalledWith([]), false);
  for (const missing of NEEDED) {
    const others = NEEDED.filter((name) => name !== missing);
    equal(await isInstalledWith(others), false, missing);
  }
});

Deno.test("isInstalled() wants the version that the lock names", async () => {
  const older = NEEDED.map((name) =>
    name.replace("inner@1.1.0", "inner@1.0.0")
  );
  equal(await isInstalledWith(older), false);
});

Deno.test("isInstalled() is content with this project, which is running", async () => {
  equal(await isInstalled(ROOT), true);
});
