import { deepEqual, doesNotThrow, throws } from "node:assert/strict";
import { requireRight } from "@/lib/http/rights.ts";
import type { Role } from "@/lib/fields/roles.ts";
import { testContext } from "../../helpers/context.ts";
import { isAppError } from "../../helpers/domain.ts";
import { memoryLog } from "../../helpers/log.ts";

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
