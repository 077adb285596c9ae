import { deepEqual } from "node:assert/strict";
import { ROOT } from "@/lib/tasks/project.ts";

const nginx = await Deno.readTextFile(`${ROOT}/deploy/nginx.conf`);

/** The text of each `server` of nginx. */
const servers = nginx.split(/^server \{$/m).slice(1);

/** The names of the servers that listen on this port. */
function namesOn(port: number): string[] {
  return servers
    .filter((server) => new RegExp(`^\\s*listen ${port}\\b`, "m").test(server))
    .flatMap((server) => /server_name ([^;]+);/.exec(server)![1]!.split(" "))
    .toSorted();
}

Deno.test("nginx answers by https for every name that it answers for in the clear", () => {
  deepEqual(namesOn(443), namesOn(80));
});
