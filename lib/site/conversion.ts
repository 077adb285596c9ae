import { type Env, EnvError, isFile } from "@/lib/env.ts";
import { detailOf } from "@/lib/errors.ts";
import { convert } from "@/lib/migrations/convert.ts";
import { formOf, markEmpty, TOO_OLD } from "@/lib/migrations/marks.ts";
import { ConversionFailed } from "@/lib/migrations/migration.ts";
import { ifWritable } from "@/lib/store/failures.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Log } from "@/lib/log.ts";
import { convertingResponse } from "./converting.tsx";
import { listen, type Listener } from "./serve.ts";

interface Options {
  kv: Kv;
  env: Env;
  log: Log;
  /** Prints a line for the operator; on the console by default. */
  print?: (line: string) => void;
}

/**
 * Converts the data of the version before this one, and answers 503 until that is done; returns what listens then, or nothing
 * when there is nothing to convert. Throws EnvError for the data of an earlier version, and ConversionFailed.
 */
export async function convertStore(
  { kv, env, log, print = console.log }: Options,
): Promise<Listener | undefined> {
  const form = await formOf(kv);
  if (form === "older") throw new EnvError(`KV_PATH: ${TOO_OLD}`);
  if (form === "empty") await ifWritable(() => markEmpty(kv));
  if (form !== "former") return undefined;
  let percent = 0;
  const listener = listen((req) => convertingResponse(req, env, percent), env);
  log.info("conversion.started");
  print(`Waybill converts its data and answers 503 at ${listener.address}/`);
  try {
    await convert(kv, {
      // Another server on this file is locked out.
      isAlone: isFile(env.kvPath),
      onProgress: (done) => percent = done,
    });
  } catch (error) {
    if (error instanceof ConversionFailed) {
      const { key, cause } = error;
      log.error("conversion.failed", { key, detail: detailOf(cause) });
    }
    await listener.server.shutdown();
    throw error;
  }
  log.info("conversion.ended");
  return listener;
}
