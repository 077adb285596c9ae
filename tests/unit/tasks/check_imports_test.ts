import { deepEqual } from "node:assert/strict";
import { findViolations, parseSource } from "@/lib/tasks/check_imports.ts";

function check(files: Record<string, string>): string[] {
  return findViolations(
    Object.entries(files).map(([path, text]) => parseSource(path, text)),
  );
}

Deno.test("findViolations() accepts imports that the layout allows", () => {
  deepEqual(
    check({
      "routes/api/x.ts":
        'import { a } from "@/lib/parcels/a.ts";\nimport { define } from "@/lib/site/define.ts";',
      "lib/parcels/a.ts":
        'import { z } from "zod";\nimport { b } from "@/lib/trash/b.ts";\nimport { c } from "@/lib/i18n/c.ts";',
      "lib/http/a.ts": 'import type { State } from "@/lib/site/state.ts";',
      "components/A.tsx":
        'import { type State, type Theme } from "@/lib/site/state.ts";',
    }),
    [],
  );
});

const DEPOTS = { "lib/depots/noun.ts": 'export { a } from "./a.ts";' };

Deno.test("findViolations() places an unlisted noun above the trash and below the modules that use it", () => {
  deepEqual(
    check({
      ...DEPOTS,
      "lib/depots/a.ts":
        'import { b } from "@/lib/trash/b.ts";\nimport { c } from "./c.ts";',
      "lib/parcels/a.ts": 'import { a } from "@/lib/depots/a.ts";',
    }),
    [],
  );
});

const WRONG: Record<string, [Record<string, string>, ...string[]]> = {
  "a room that imports from a higher one": [
    { "lib/settings/a.ts": 'import { b } from "@/lib/parcels/b.ts";' },
    "lib/settings/a.ts may not import lib/parcels/b.ts",
  ],
  "a room that imports a type from a higher one": [
    { "lib/settings/a.ts": 'import type { B } from "@/lib/parcels/b.ts";' },
    "lib/settings/a.ts may not import lib/parcels/b.ts",
  ],
  "a plain noun that imports another one": [
    {
      ...DEPOTS,
      "lib/reviews/noun.ts": "",
      "lib/depots/a.ts": 'import { b } from "@/lib/reviews/b.ts";',
    },
    "lib/depots/a.ts may not import lib/reviews/b.ts",
  ],
  "a plain noun that imports from what uses it": [
    {
      ...DEPOTS,
      "lib/depots/a.ts": 'import { b } from "@/lib/parcels/b.ts";',
    },
    "lib/depots/a.ts may not import lib/parcels/b.ts",
  ],
  "a room that imports a component": [
    { "lib/mail/a.ts": 'import { A } from "@/components/A.tsx";' },
    "lib/mail/a.ts may not import components/A.tsx",
  ],
  "a component that reaches the database indirectly": [
    {
      "components/A.tsx": 'import { a } from "@/lib/settings/a.ts";',
      "lib/settings/a.ts": 'import { b } from "@/lib/store/b.ts";',
    },
    "components/A.tsx reaches lib/store/b.ts",
  ],
  "a schema that needs a server": [
    { "lib/settings/schema.ts": 'import { a } from "@/lib/store/a.ts";' },
    "lib/settings/schema.ts reaches lib/store/a.ts",
  ],
  "a relative import": [
    { "lib/fresh/a.ts": 'import {\n  type A,\n  b,\n} from "../errors.ts";' },
    "lib/fresh/a.ts may not import lib/errors.ts",
  ],
  "a dynamic import()": [
    { "lib/fields/a.ts": 'const a = await import("../store/kv.ts");' },
    "lib/fields/a.ts may not import lib/store/kv.ts",
  ],
  "a second place that reads the environment": [
    { "lib/http/a.ts": 'Deno.env.get("X");' },
    "lib/http/a.ts uses Deno.env, which belongs to lib/env.ts",
  ],
  "a second place that opens the database": [
    { "main.ts": "await Deno.openKv();" },
    "main.ts uses Deno.openKv, which belongs to lib/store/open.ts",
  ],
  "a heavy package that an island reaches indirectly": [
    {
      "islands/A.tsx": 'import { b } from "@/lib/client/b.ts";',
      "lib/client/b.ts": 'export { c } from "./c.ts";',
      "lib/client/c.ts": 'import { z } from "zod";',
    },
    "islands/A.tsx would send to the browser npm:zod",
  ],
  "an import cycle in a room": [
    {
      "lib/settings/a.ts": 'import { b } from "./b.ts";',
      "lib/settings/b.ts": 'import { a } from "./a.ts";',
    },
    "lib/settings/a.ts imports itself in a circle",
    "lib/settings/b.ts imports itself in a circle",
  ],
  "a package that the launcher would run indirectly": [
    {
      "lib/tasks/start.ts": 'import { loadEnv } from "../env.ts";',
      "lib/env.ts":
        'import { isIP } from "node:net";\nimport { z } from "zod";',
    },
    "lib/tasks/start.ts would run the package npm:zod",
  ],
};

for (const [what, [files, ...violations]] of Object.entries(WRONG)) {
  Deno.test(`findViolations() finds ${what}`, () =>
    deepEqual(check(files), violations));
}
