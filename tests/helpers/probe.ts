import { connect } from "node:net";
import { spawn } from "node:child_process";

/**
 * Prints the operations that are denied to a process with these rights. Runs in place of that process with the paths of a
 * native library, a file to read and one to write.
 */
const [library, readable, writable] = Deno.args as [string, string, string];

const TRIES: Record<string, () => unknown> = {
  "native code": () => Deno.dlopen(library, {}),
  "a native add-on": () => process.dlopen({ exports: {} }, library),
  "a program": () => new Deno.Command("true").outputSync(),
  "a program of Node": () => spawn("true"),
  "the network": () => Deno.connect({ port: 10_000, hostname: "127.0.0.1" }),
  "the network of Node": () => waitUntilOpen(connect(10_000, "127.0.0.1")),
  "a name": () => Deno.resolveDns("example.com", "A"),
  "a page": () => fetch("http://127.0.0.1:10000/"),
  "a listener": () => Deno.listen({ port: 0 }),
  "reading": () => Deno.readTextFileSync(readable),
  "writing": () => Deno.writeTextFileSync(writable, "x"),
  "the environment": () => Deno.env.toObject(),
  "the system": () => Deno.hostname(),
};

function waitUntilOpen(socket: ReturnType<typeof connect>): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on("connect", () => resolve());
    socket.on("error", reject);
  });
}

const refused: string[] = [];
for (const [what, attempt] of Object.entries(TRIES)) {
  try {
    await attempt();
  } catch (error) {
    if (isRefusal(error)) refused.push(what);
  }
}
console.log(JSON.stringify({ refused, tried: Object.keys(TRIES) }));
Deno.exit(0);

/** Any other error, such as a refused connection, means that the operation was allowed. */
function isRefusal(error: unknown): boolean {
  return error instanceof Deno.errors.NotCapable ||
    (error as { code?: string }).code === "ERR_ACCESS_DENIED";
}
