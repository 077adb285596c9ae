import { deepEqual } from "node:assert/strict";
import { findViolations, parseSource } from "@/lib/tasks/check_imports.ts";

function check(files: Record<string, string>): string[] {
  return findViolations(
    Object.entries(files).map(([path, text]) => parseSource(path, text)),
  );
}

Deno.test("findViolations() accepts what the design allows", () => {
  deepEqual(
    check({
      "routes/api/x.ts":
        'import { a } from "@/lib/domain/a.ts";\nimport { define } from "@/lib/define.ts";',
      "lib/domain/a.ts":
        'import { z } from "zod";\nimport type { Env } from "@/lib/env.ts";',
      "components/A.tsx":
        'import { type State, type Theme } from "@/lib/define.ts";',
    }),
    [],
  );
});

const WRONG: [
  what: string,
  files: Record<string, string>,
  violation: string,
][] = [
  [
    "a component that reads the database",
    {
      "components/A.tsx":
        'import { getSettings } from "@/lib/domain/settings.ts";',
    },
    "components/A.tsx may not import lib/domain/settings.ts",
  ],
  [
    "a relative way around",
    { "lib/fresh/a.ts": 'import {\n  type A,\n  b,\n} from "../errors.ts";' },
    "lib/fresh/a.ts may not import lib/errors.ts",
  ],
  [
    "an import() of what may not be imported",
    { "lib/schemas/a.ts": 'const a = await import("../kv.ts");' },
    "lib/schemas/a.ts may not import lib/kv.ts",
  ],
  [
    "a second place that reads the environment",
    { "lib/http/a.ts": 'Deno.env.get("X");' },
    "lib/http/a.ts uses Deno.env, which belongs to lib/env.ts",
  ],
  [
    "a second place that opens the database",
    { "main.ts": "await Deno.openKv();" },
    "main.ts uses Deno.openKv, which belongs to lib/kv.ts",
  ],
  [
    "server code that an island pulls in by a detour",
    {
      "islands/A.tsx": 'import { b } from "@/lib/client/b.ts";',
      "lib/client/b.ts": 'export { c } from "./c.ts";',
      "lib/client/c.ts": 'import { z } from "zod";',
    },
    "islands/A.tsx would send npm:zod to the browser",
  ],
];

for (const [what, files, violation] of WRONG) {
  Deno.test(`findViolations() finds ${what}`, () => {
    deepEqual(check(files), [violation]);
  });
}

Deno.test("findViolations() finds a circle in the domain", () => {
  deepEqual(
    check({
      "lib/domain/a.ts": 'import { b } from "./b.ts";',
      "lib/domain/b.ts": 'import { a } from "./a.ts";',
    }),
    [
      "lib/domain/a.ts imports itself in a circle",
      "lib/domain/b.ts imports itself in a circle",
    ],
  );
});

Deno.test("findViolations() finds a package that the launcher would run by a detour", () => {
  deepEqual(
    check({
      "lib/tasks/start.ts": 'import { loadEnv } from "../env.ts";',
      "lib/env.ts":
        'import { isIP } from "node:net";\nimport { z } from "zod";',
    }),
    ["lib/tasks/start.ts would run the package zod"],
  );
});
