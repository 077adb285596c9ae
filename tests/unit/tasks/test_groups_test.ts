import { deepEqual } from "node:assert/strict";
import { dirname, join } from "node:path";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";
import { writeTestGroups } from "@/lib/tasks/test_groups.ts";

/** Creates a project with empty files. */
async function makeProject(files: string[]): Promise<TempFolder> {
  const root = new TempFolder();
  for (const file of files) {
    await Deno.mkdir(dirname(join(root.path, file)), { recursive: true });
    await Deno.writeTextFile(join(root.path, file), "");
  }
  return root;
}

Deno.test("writeTestGroups() imports each test file once, except the excluded files, and nothing else", async () => {
  const unit = Array.from(
    { length: 20 },
    (_, i) => `tests/unit/domain/a${i}_test.tsx`,
  );
  const tests = [
    "tests/api/access_test.ts",
    "tests/e2e/home_test.ts",
    "tests/system/boot_test.ts",
    ...unit,
  ];
  const others = ["tests/helpers/domain.ts", "tests/api/qr_test.ts"];
  await using root = await makeProject([...tests, ...others]);
  const groups = await writeTestGroups(root.path, {
    without: ["tests/api/qr_test.ts"],
  });
  const texts = groups.map((path) => Deno.readTextFile(join(root.path, path)));
  const text = (await Promise.all(texts)).join("");
  const imported = text.matchAll(/import "\.\.\/\.\.\/(.+)";/g);
  deepEqual(Array.from(imported, ([, file]) => file).sort(), tests.sort());
});

Deno.test("writeTestGroups() alternates browser and system tests and puts short ones last", async () => {
  await using root = await makeProject([
    "tests/api/access_test.ts",
    "tests/denokv/store_test.ts",
    "tests/e2e/chat_test.ts",
    "tests/system/boot_test.ts",
    "tests/unit/memo_test.ts",
  ]);
  const groups = ["e2e_1", "system_1", "denokv_1", "api_1", "unit_1"];
  const paths = groups.map((group) => `_fresh/tests/${group}.ts`);
  deepEqual(await writeTestGroups(root.path), paths);
});

Deno.test("writeTestGroups() splits a folder into as many groups as there are workers and files", async () => {
  await using root = await makeProject([
    ...["access", "chat", "head"].map((name) => `tests/api/${name}_test.ts`),
    "tests/e2e/chat_test.ts",
  ]);
  const groups = ["e2e_1", "api_1", "api_2"];
  const paths = groups.map((group) => `_fresh/tests/${group}.ts`);
  deepEqual(await writeTestGroups(root.path, { jobs: 2 }), paths);
});
