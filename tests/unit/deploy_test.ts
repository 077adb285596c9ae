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

Deno.test("nginx leaves the refusal of a large photo to the server, and keeps other bodies small", () => {
  const [, address, photos = ""] =
    /location ~ (\^\/\(control\/\S+) \{([^}]*)\}/.exec(nginx) ?? [];
  const isPhotos = new RegExp(address!);
  ok(isPhotos.test("/control/reviews/create.html"));
  ok(isPhotos.test("/control/parcels/WAY-1/update-image"));
  ok(isPhotos.test("/api/reviews"));
  ok(isPhotos.test("/api/parcels/image"));
  ok(!isPhotos.test("/control/signin.html"));
  ok(!isPhotos.test("/api/messages"));
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

/** How long a visitor may wait for a restart, in seconds: the server gets five to end, and starts within three. */
const RESTART_SECONDS = 8;

Deno.test("Caddy keeps requests waiting while the server restarts", () => {
  equal(Number(/lb_try_duration (\d+)s/.exec(caddy)?.[1]), RESTART_SECONDS);
});

Deno.test("nginx keeps requests waiting while the server restarts, as long as Caddy does", () => {
  const tries = Number(/"~\(:\.\*\)\{(\d+)\}" 0;/.exec(nginx)?.[1]);
  const delay = Number(/auth_delay (\d+)s;/.exec(nginx)?.[1]);
  equal(tries * delay, RESTART_SECONDS);
});

Deno.test("nginx tries again what changes nothing or never reached the server, and no more than four times", () => {
  const [, map = ""] = /\$may_try_again \{([\s\S]+?)\n\}/.exec(nginx)!;
  const rules = [...map.matchAll(/"~(.+)" (\d);/g)]
    .map(([, pattern, value]) => ({ pattern: new RegExp(pattern!), value }));
  const mayTryAgain = (state: string) =>
    (rules.find(({ pattern }) => pattern.test(state))?.value ?? "1") === "1";
  equal(rules.length, 3);
  ok(mayTryAgain("GET 0.001"));
  ok(mayTryAgain("POST -"));
  ok(mayTryAgain("POST - : - : - : -"));
  ok(!mayTryAgain("POST 0.001"));
  ok(!mayTryAgain("POST - : 0.001"));
  ok(!mayTryAgain("GET - : - : - : - : -"));
});

Deno.test("Caddy logs neither visitors' addresses nor URLs", () => {
  const deleted = [...caddy.matchAll(/request>(\w+) delete/g)]
    .map(([, field]) => field!);
  deepEqual(deleted.toSorted(), [
    ...["client_ip", "headers", "remote_ip", "remote_port", "uri"],
  ]);
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
