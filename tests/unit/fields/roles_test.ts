import { deepEqual, doesNotThrow, equal, throws } from "node:assert/strict";
import {
  may,
  type Permission,
  requireRight,
  RIGHTS_NOUNS,
  type Role,
  ROLES,
} from "@/lib/fields/roles.ts";
import { testContext } from "../../helpers/context.ts";
import { isAppError } from "../../helpers/domain.ts";
import { memoryLog } from "../../helpers/log.ts";

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

function contextOf(role: Role) {
  const { log, lines } = memoryLog();
  const admin = { id: "a", email: "a@example.com", name: null, role };
  const route = "/control/team/list.html";
  return { ctx: testContext({ route, state: { admin, log } }), lines };
}

Deno.test("requireRight() lets a role with the right through, and logs nothing", () => {
  const { ctx, lines } = contextOf("owner");
  doesNotThrow(() => requireRight(ctx, "team:read"));
  deepEqual(lines, []);
});

Deno.test("requireRight() refuses other roles with 403, and logs the route without the person", () => {
  const { ctx, lines } = contextOf("clerk");
  throws(
    () => requireRight(ctx, "team:read"),
    isAppError(403, "error.notAllowed"),
  );
  const [line] = lines;
  deepEqual(
    [line!.event, line!.method, line!.route, line!.email],
    ["authz.forbidden", "GET", "/control/team/list.html", undefined],
  );
});
