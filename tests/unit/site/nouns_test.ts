import { deepEqual, equal, ok } from "node:assert/strict";
import { type Role, ROLES } from "@/lib/fields/roles.ts";
import { ACCESS } from "@/lib/site/access.ts";
import type { Noun } from "@/lib/site/noun.ts";
import { NOUNS } from "@/lib/site/nouns.ts";
import { rightsOf } from "@/lib/site/rights.ts";
import { permissionOf } from "@/lib/site/rule.ts";

const ALL = [...rightsOf("owner")];

Deno.test("no two nouns declare the same call, screen, answer or permission", () => {
  const names = NOUNS.flatMap(
    ({ calls, screens, answers, rights }: Noun) =>
      [calls, screens, answers, rights].flatMap((part) =>
        Object.keys(part ?? {})
      ),
  );
  deepEqual(names.filter((name, at) => names.indexOf(name) !== at), []);
});

Deno.test("every permission that a rule names is declared by a noun", () => {
  for (const [path, { rules }] of ACCESS) {
    for (const { access, sees, some } of Object.values(rules)) {
      for (const right of [permissionOf(access), sees, some]) {
        if (right) ok(ALL.includes(right), `${right} of ${path}`);
      }
    }
  }
});

Deno.test("an owner may do all, a manager not manage the team and the owner's settings, a clerk daily work alone", () => {
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
