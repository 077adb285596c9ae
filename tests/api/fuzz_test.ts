import { deepEqual } from "node:assert/strict";
import fc from "fast-check";
import { testApp } from "../helpers/app.ts";
import { checkEnvelope } from "../helpers/envelope.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { findFaults } from "../helpers/integrity.ts";
import { addRecords } from "../helpers/records.ts";
import { requestsOf, type Sent } from "../helpers/requests.ts";
import { ON_DENOKV } from "../helpers/store.ts";
import { needsSession } from "@/lib/site/rule.ts";
import type { Call } from "@/lib/site/call.ts";
import { type CallName, CALLS } from "@/lib/site/nouns.ts";

/** Inputs for each call; `deno task fuzz` sets a higher number and uses random seeds. */
const asked = Number(Deno.env.get("FUZZ_RUNS") ?? 0);
const options = asked > 0 ? { numRuns: asked } : { numRuns: 300, seed: 1985 };

/** Limits stay low for password guesses, since each costs a slow hash; other calls are practically unlimited. */
const GUESSES = { "POST /api/admins/auth/signin": "2" } as Record<
  string,
  string
>;

for (const [name, call] of Object.entries<Call>(CALLS)) {
  const test = `no input makes ${name} fail, and every answer is as described`;
  Deno.test(test, { ignore: ON_DENOKV }, async () => {
    const LIMIT_FACTOR = GUESSES[name] ?? "1000000";
    await using app = await testApp({ env: { LIMIT_FACTOR } });
    // The first owner can be created only in an empty database.
    const ids = name === "POST /api/admins" ? ["1"] : await addRecords(app);
    const client = needsSession(call.access)
      ? await app.signedIn()
      : app.client();
    const holds = fc.asyncProperty(
      requestsOf(name, call, ids),
      async (sent) => {
        // Genuine Fresh rejects a URL that cannot be decoded before it reaches the app.
        fc.pre(!ON_GENUINE || isDecodable(sent.path));
        const answer = await client.send(sent.path, sent.init);
        const said = `${describe(sent)}: ${answer.status} ${answer.text}`;
        checkEnvelope(answer, { said, name: name as CallName });
        deepEqual(app.lines.filter(({ level }) => level === "error"), []);
      },
    );
    await fc.assert(holds, options);
    deepEqual(await findFaults(app.kv), []);
  });
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
}

function describe({ path, init }: Sent): string {
  const { method, headers, body } = init;
  const text = new TextDecoder().decode(body as BufferSource | undefined);
  return `${method} ${path} ${JSON.stringify(headers)} ${text.slice(0, 3000)}`;
}
