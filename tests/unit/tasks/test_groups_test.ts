import { deepEqual, equal } from "node:assert/strict";
import { dirname, join } from "node:path";
import { writeTestGroups } from "@/lib/tasks/test_groups.ts";

/** Creates a project with empty files in a temporary folder. */
async function makeProject(files: string[]): Promise<string> {
  const root = await Deno.makeTempDir({ prefix: "waybill_groups_" });
  for (const file of files) {
    await Deno.mkdir(dirname(join(root, file)), { recursive: true });
    await Deno.writeTextFile(join(root, file), "");
  }
  return root;
}

Deno.test("writeTestGroups() imports each test file once and nothing else", async () => {
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
  const root = await makeProject([...tests, "tests/helpers/domain.ts"]);
  try {
    const texts = await Promise.all(
      (await writeTestGroups(root)).map((path) =>
        Deno.readTextFile(join(root, path))
      ),
    );
    const imported = texts.join("").matchAll(/import "\.\.\/\.\.\/(.+)";/g);
    deepEqual(Array.from(imported, ([, file]) => file).sort(), tests.sort());
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

Deno.test("writeTestGroups() alternates browser and system tests, short ones last", async () => {
  const root = await makeProject([
    "tests/api/access_test.ts",
    "tests/denokv/store_test.ts",
    "tests/e2e/chat_test.ts",
    "tests/system/boot_test.ts",
    "tests/unit/memo_test.ts",
  ]);
  try {
    const paths = await writeTestGroups(root);
    equal(
      paths.join(" "),
      ["e2e_1", "system_1", "denokv_1", "api_1", "unit_1"]
        .map((group) => `_fresh/tests/${group}.ts`).join(" "),
    );
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});
