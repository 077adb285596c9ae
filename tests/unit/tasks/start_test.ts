import { deepEqual, equal, match } from "node:assert/strict";
import { ROOT } from "@/lib/tasks/project.ts";
import { SETUP_TOKEN, signInAt } from "../../helpers/live_admin.ts";
import { formOf, jpg } from "../../helpers/pictures.ts";

function launch(env: Record<string, string>): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "lib/tasks/start.ts"],
    cwd: ROOT,
    env: { PORT: "0", LISTEN: "127.0.0.1", NO_COLOR: "1", ...env },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** Reads lines until one matches. */
async function lineMatching(
  output: ReadableStream<Uint8Array>,
  pattern: RegExp,
): Promise<string> {
  let text = "";
  for await (const chunk of output) {
    text += new TextDecoder().decode(chunk);
    const lines = text.split("\n").slice(0, -1);
    const line = lines.find((line) => pattern.test(line));
    if (line !== undefined) return line;
  }
  throw new Error(`The output has no ${pattern}: ${text}`);
}

Deno.test("start serves with few rights, prints the link of the first administrator, and ends when asked", async () => {
  const folder = await Deno.makeTempDir();
  const process = launch({ KV_PATH: `${folder}/data/site.kv` });
  const line = await lineMatching(
    process.stdout,
    /There is no administrator yet/,
  );
  const link = /http:\S+/.exec(line)![0];
  const page = await fetch(link);
  equal(page.status, 200);
  match(await page.text(), /<h1/);
  process.kill("SIGTERM");
  equal((await process.status).code, 0);
  equal((await Deno.stat(`${folder}/data`)).mode! & 0o777, 0o700);
  await process.stderr.cancel();
  await Deno.remove(folder, { recursive: true });
});

Deno.test("start ends at once with the name of a bad variable", async () => {
  const { code, stderr } = await launch({ PORT: "many" }).output();
  equal(code, 1);
  match(
    new TextDecoder().decode(stderr),
    /^PORT must be a whole number between 0 and 65535/m,
  );
});

Deno.test("start lets the server take a photo and serve it", async () => {
  const process = launch({ KV_PATH: ":memory:", SETUP_TOKEN });
  const line = await lineMatching(process.stdout, /Waybill is at/);
  const address = /http:\/\/[^/]+/.exec(line)![0];
  const response = await fetch(`${address}/api/reviews`, {
    method: "POST",
    headers: { cookie: await signInAt(address) },
    body: formOf({ name: "Ada", review: "Good", image: ["me.jpg", jpg] }),
  });
  const { errors, data } = await response.json();
  deepEqual(errors, []);
  const photo = await fetch(`${address}/uploads/images/${data.image}`);
  equal(photo.headers.get("content-type"), "image/jpeg");
  equal(
    Number(photo.headers.get("content-length")),
    (await photo.bytes()).length,
  );
  process.kill("SIGTERM");
  equal((await process.status).code, 0);
  await process.stderr.cancel();
});
