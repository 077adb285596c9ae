import { deepEqual, equal, ok } from "node:assert/strict";
import { MAX_READ_BYTES, STEADY } from "@/lib/http/forms/upload.ts";
import { ROOT } from "@/lib/tasks/project.ts";

const nginx = await Deno.readTextFile(`${ROOT}/deploy/nginx.conf`);
const caddy = await Deno.readTextFile(`${ROOT}/deploy/Caddyfile`);

/** The text of each `server` of nginx. */
const servers = nginx.split(/^server \{$/m).slice(1);

/** The names of the servers that listen on this port. */
function namesOn(port: number): string[] {
  return servers
    .filter((server) => new RegExp(`^\\s*listen ${port}\\b`, "m").test(server))
    .flatMap((server) => /server_name ([^;]+);/.exec(server)![1]!.split(" "))
    .toSorted();
}

Deno.test("nginx lets a form through that is shown again for its photo, as it comes, and keeps those of strangers small", () => {
  const [, address, photos = ""] =
    /location ~ (\^\/control\/\S+) \{([^}]*)\}/.exec(nginx) ?? [];
  const isPhotos = new RegExp(address!);
  ok(isPhotos.test("/control/reviews/create.html"));
  ok(isPhotos.test("/control/parcels/WAY-1/update-image"));
  ok(!isPhotos.test("/control/signin.html"));
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(photos)?.[1]);
  ok(megabytes * 1024 * 1024 >= MAX_READ_BYTES, photos);
  ok(photos.includes("proxy_request_buffering off;"), photos);
});

Deno.test("Caddy lets a form through that is shown again for its photo", () => {
  const megabytes = Number(/max_size (\d+)MB/.exec(caddy)?.[1]);
  ok(megabytes * 1_000_000 >= MAX_READ_BYTES, `${megabytes} MB`);
});

Deno.test("Caddy and the server give a photo that comes steadily the same time to arrive", () => {
  equal(Number(/read_body (\d+)s/.exec(caddy)?.[1]), STEADY.deadlineMs / 1_000);
});

Deno.test("nginx answers by https for every name that it answers for in the clear", () => {
  deepEqual(namesOn(443), namesOn(80));
});

Deno.test("the container listens on all addresses, also where its file of settings leaves LISTEN empty, and nowhere else than told", async () => {
  const dockerfile = await Deno.readTextFile(`${ROOT}/Dockerfile`);
  const [sh, flag, command] = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)![1]!);
  deepEqual([sh, flag], ["sh", "-c"]);
  for (const [given, expected] of [["", "0.0.0.0"], ["10.0.0.5", "10.0.0.5"]]) {
    const { stdout } = await new Deno.Command(sh, {
      args: [flag, command.replace("deno task start", "printenv LISTEN")],
      env: { LISTEN: given! },
    }).output();
    equal(new TextDecoder().decode(stdout).trim(), expected);
  }
});
