import { deepEqual, doesNotThrow, throws } from "node:assert/strict";
import { requireRight, type Role } from "@/lib/fields/roles.ts";
import { testContext } from "../../helpers/context.ts";
import { isAppError } from "../../helpers/domain.ts";
import { memoryLog } from "../../helpers/log.ts";
import { rightsOf } from "@/lib/site/access.ts";

function contextOf(role: Role) {
  const { log, lines } = memoryLog();
  const admin = {
    id: "a",
    email: "a@example.com",
    name: null,
    role,
    rights: rightsOf(role),
  };
  const route = "/control/team/list.html";
  return { ctx: testContext({ route, state: { admin, log } }), lines };
}

Deno.test("requireRight() admits a role with the right and logs nothing", () => {
  const { ctx, lines } = contextOf("owner");
  doesNotThrow(() => requireRight(ctx, "team:read"));
  deepEqual(lines, []);
});

Deno.test("requireRight() rejects other roles with 403 and logs the route without the member", () => {
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
