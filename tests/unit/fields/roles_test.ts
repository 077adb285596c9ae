import { deepEqual, equal } from "node:assert/strict";
import {
  may,
  type Permission,
  RIGHTS_NOUNS,
  ROLES,
} from "@/lib/fields/roles.ts";

const ALL: Permission[] = [
  ...RIGHTS_NOUNS.flatMap((noun) =>
    [`${noun}:read`, `${noun}:write`] as Permission[]
  ),
  "settings:owner",
  "journal:read",
];

function lacking(role: (typeof ROLES)[number]): Permission[] {
  return ALL.filter((permission) => !may(role, permission));
}

Deno.test("may() lets an owner do everything, and a manager all but the team and the owner's settings", () => {
  deepEqual(lacking("owner"), []);
  deepEqual(lacking("manager"), ["team:read", "team:write", "settings:owner"]);
});

Deno.test("may() lets a clerk work with parcels, invoices, messages and mail alone", () => {
  const allowed = ALL.filter((permission) => may("clerk", permission));
  deepEqual(
    [...new Set(allowed.map((permission) => permission.split(":")[0]))],
    ["parcels", "invoices", "messages", "mail"],
  );
  equal(allowed.length, 8);
});

Deno.test("a role that sees a list may also create and delete its records, on which the panel's buttons rely", () => {
  for (const role of ROLES) {
    for (const noun of RIGHTS_NOUNS) {
      equal(may(role, `${noun}:write`), may(role, `${noun}:read`), noun);
    }
  }
});
