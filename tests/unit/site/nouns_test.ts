import { deepEqual, equal, ok } from "node:assert/strict";
import { z } from "zod";
import { type Role, ROLES } from "@/lib/fields/roles.ts";
import { ACCESS, rightsOf } from "@/lib/site/access.ts";
import type { Noun } from "@/lib/site/noun.ts";
import { NOUNS } from "@/lib/site/nouns.ts";
import { neededRight } from "@/lib/site/rule.ts";

function shapeOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, { unrepresentable: "any" });
}

const ALL = [...rightsOf("owner")];

Deno.test("no two nouns declare the same call, screen or right", () => {
  const names = NOUNS.flatMap(
    ({ calls, screens, rights }: Noun) =>
      [calls, screens, rights].flatMap((part) => Object.keys(part ?? {})),
  );
  deepEqual(names.filter((name, at) => names.indexOf(name) !== at), []);
});

Deno.test("nouns that declare a response of the same name share its schema", () => {
  const known = new Map<string, unknown>();
  for (const { answers = {} } of NOUNS as readonly Noun[]) {
    for (const [name, schema] of Object.entries(answers)) {
      const same = known.get(name) ?? schema;
      deepEqual(shapeOf(schema), shapeOf(same as z.ZodType));
      known.set(name, schema);
    }
  }
});

Deno.test("every right that a rule names is declared by a noun", () => {
  for (const [path, { rules }] of ACCESS) {
    for (const { access, sees, some } of Object.values(rules)) {
      for (const right of [neededRight(access), sees, some]) {
        if (right) ok(ALL.includes(right), `${right} of ${path}`);
      }
    }
  }
});

Deno.test("an owner has every right, a manager all but those of the team and the owner's settings, a clerk those of daily work", () => {
  const lacking = (role: Role) =>
    ALL.filter((right) => !rightsOf(role).has(right)).sort();
  deepEqual(lacking("manager"), ["settings:owner", "team:read", "team:write"]);
  const daily = /^(parcels|invoices|messages|mail):/;
  deepEqual(lacking("clerk"), ALL.filter((right) => !daily.test(right)).sort());
});

Deno.test("every role that may read a noun may also write it, as the panel's buttons assume", () => {
  const nouns = ALL.filter((right) => right.endsWith(":write"))
    .map((right) => right.split(":")[0]!);
  for (const role of ROLES) {
    for (const noun of nouns) {
      const rights = rightsOf(role);
      equal(rights.has(`${noun}:write`), rights.has(`${noun}:read`), noun);
    }
  }
});

Deno.test("every noun with rights or a trash has a title", () => {
  for (const { name, title, rights, trash } of NOUNS as readonly Noun[]) {
    ok(!(rights || trash) || title, name);
  }
});
