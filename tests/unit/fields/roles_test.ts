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

Deno.test("may() denies a manager the team and the owner's settings, and a clerk all but daily work", () => {
  const lacking = (role: Role) => ALL.filter((right) => !may(role, right));
  deepEqual(lacking("owner"), []);
  deepEqual(lacking("manager"), ["team:read", "team:write", "settings:owner"]);
  const daily = /^(parcels|invoices|messages|mail):/;
  deepEqual(lacking("clerk"), ALL.filter((right) => !daily.test(right)));
});

Deno.test("every role that may read a noun may also write it, as the panel's buttons assume", () => {
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

Deno.test("requireRight() admits a role with the right and logs nothing", () => {
  const { ctx, lines } = contextOf("owner");
  doesNotThrow(() => requireRight(ctx, "team:read"));
  deepEqual(lines, []);
});

Deno.test("requireRight() rejects other roles with 403 and logs the route without the person", () => {
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
