import { Buffer } from "node:buffer";
import { join } from "node:path";
import type { Recorded } from "./bare.ts";
import { merge, stamp } from "./results.ts";
import {
  record,
  type Server,
  somePort,
  startApp,
  startBare,
  startProgram,
  startServer,
} from "./servers.ts";
import { compare, type Figure, showFigures, takeTurns } from "./turns.ts";

/** Another way to render the app's home page, in a process of its own. */
interface Peer {
  name: string;
  start: () => Promise<Server>;
  /** The least ratio we hold ourselves to, where we do. */
  atLeast?: number;
}

const FOLDER = "bench/peers";
const CONFIG = ["--quiet", "--config", `${FOLDER}/deno.json`];
/** Pages with a query that is no language are not kept: the app renders this one for every request. */
const PATH = "/?x=1";
/** So that nobody compresses. */
const HEADERS = { "accept-encoding": "identity" };

/**
 * Measures the app beside a bare server and its peers, all in turn: the home page, rendered for every request from the same
 * data, sent with the same headers and as it is. The app does all that it does for every other request as well: hosts,
 * limits, its log. Hono with Preact and preact-render-to-string render the app's own components, with the parts that
 * `once()` keeps inside of them, but not those that the route keeps; HonoX and Astro a version of their own
 * (bench/peers/take_apart.ts).
 */
export async function measurePeers(): Promise<Figure[]> {
  const dir = await Deno.makeTempDir({ prefix: "waybill_bench_" });
  const store = join(dir, "bench.kv");
  try {
    await using app = await startApp(store);
    const answer = await record(app.origin + PATH, HEADERS);
    const data = await build(answer, dir);
    await using running = new AsyncDisposableStack();
    const peers = listPeers({ answer, dir, store, data });
    const servers: Server[] = [];
    for (const { start } of peers) servers.push(running.use(await start()));
    const questions = { paths: [PATH], headers: HEADERS };
    const [ours, ...theirs] = await takeTurns(
      [app, ...servers],
      questions,
      dir,
    );
    return peers.map(({ name, ...peer }, index) =>
      compare(
        { name: `GET / rendered anew, beside ${name}`, ...peer },
        ours!,
        theirs[index]!,
      )
    );
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
}

function listPeers({ answer, dir, store, data }: {
  answer: Recorded;
  dir: string;
  store: string;
  data: string;
}): Peer[] {
  const env = { PEER_DATA: data };
  const start = (file: string, ...args: string[]) =>
    startServer([...CONFIG, `${FOLDER}/${file}`, ...args], env);
  return [
    { name: "a bare server", start: () => startBare(answer, dir, []) },
    {
      name: "preact-render-to-string alone",
      start: () => start("preact.ts", store),
    },
    {
      name: "Hono with Preact",
      start: () => start("hono.ts", store),
      atLeast: 1,
    },
    { name: "HonoX", start: () => start("honox/serve.ts"), atLeast: 2 },
    { name: "Astro", start: () => startAstro(env), atLeast: 4 },
  ];
}

/** In Node, where its adapter is nearly twice as fast as in Deno. */
function startAstro(env: Record<string, string>): Promise<Server> {
  const address = { HOST: "127.0.0.1", PORT: somePort() };
  const entry = `${FOLDER}/astro/dist/server/entry.mjs`;
  return startProgram(["node", entry], { ...env, ...address });
}

/** Has the peers made that need a build of their own; gives the file that they read when they start. */
async function build(answer: Recorded, dir: string): Promise<string> {
  const html = Buffer.from(answer.body, "base64").toString();
  const page = join(dir, "page.json");
  const data = join(dir, "data.json");
  const headers = answer.headers.filter(([name]) =>
    name.toLowerCase() !== "content-length"
  );
  await Deno.writeTextFile(page, JSON.stringify({ html, headers }));
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", ...CONFIG, `${FOLDER}/build.ts`, page, data],
    stdout: "null",
  }).output();
  if (!success) throw new Error("Cannot build the peers");
  return data;
}

if (import.meta.main) {
  const measured = await stamp();
  const figures = await measurePeers();
  showFigures(figures);
  await merge("results.json", { peers: { ...measured, figures } });
}
