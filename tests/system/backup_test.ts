import { deepEqual, equal, match, ok } from "node:assert/strict";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { findFaults } from "../helpers/integrity.ts";
import { callAt, SETUP_TOKEN, signInAt } from "../helpers/live_admin.ts";
import { startServer } from "../helpers/server_process.ts";
import { runTask } from "../helpers/tasks.ts";
import { test } from "../helpers/temp_folder.ts";

const ROUNDS = 5;
const WRITERS = 8;

/** Creates parcels without pause and records their codes once acknowledged. */
class Writers {
  readonly codes: string[] = [];
  readonly #address: string;
  readonly #cookie: string;
  readonly #done: Promise<unknown>;
  #isStopped = false;

  constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
    this.#done = Promise.all(
      Array.from({ length: WRITERS }, () => this.#writeOn()),
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#done;
  }

  async #writeOn(): Promise<void> {
    while (!this.#isStopped) {
      const tracking_code = `SAVE-${crypto.randomUUID().slice(0, 18)}`;
      const fields = { recipient_name: "Ada Lovelace", destination: "London" };
      const response = await callAt(this.#address, "/parcels", {
        ...{ body: { tracking_code, ...fields }, cookie: this.#cookie },
      });
      equal(response.status, 200, await response.text());
      this.codes.push(tracking_code);
    }
  }
}

async function checkCopy(file: string, codes: string[]): Promise<void> {
  using kv = await openSite(file);

  deepEqual(await findFaults(kv), []);
  for (const code of codes) ok(await findTypedParcel(kv, code), code);
}

test("backups of a busy store are complete and can be restored", async (folder) => {
  const KV_PATH = `${folder.path}/data/waybill.kv`;
  const server = await startServer({ KV_PATH, SETUP_TOKEN });
  const backups: { file: string; codes: string[] }[] = [];
  try {
    const writers = new Writers(
      server.address,
      await signInAt(server.address),
    );
    for (let round = 0; round < ROUNDS; round++) {
      const codes = [...writers.codes];
      const file = `${folder.path}/backups/${round}.kv`;
      const { code, output } = await runTask("backup", [file], { KV_PATH });
      equal(code, 0, output);
      match(output, /SHA-256 [0-9a-f]{64}/);
      ok(
        writers.codes.length > codes.length,
        "it was written to during the backup",
      );
      backups.push({ file, codes });
    }
    await writers.stop();
    for (const { file, codes } of backups) {
      const { mode } = await Deno.stat(file);
      equal(mode! & 0o777, 0o600);
      // Opening the copy like a server changes it, so a second copy is opened.
      await Deno.copyFile(file, `${file}.opened`);
      await checkCopy(`${file}.opened`, codes);
    }
    const { file, codes } = backups.at(-1)!;
    const target = `${folder.path}/restored/waybill.kv`;
    const restored = await runTask("restore", [file], { KV_PATH: target });
    equal(restored.code, 0, restored.output);
    await checkCopy(target, codes);
  } finally {
    await server.kill();
  }
});
