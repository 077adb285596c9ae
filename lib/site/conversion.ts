import { delay } from "deno-std/async/delay.js";
import type { Env } from "@/lib/env.ts";
import { detailOf } from "@/lib/errors.ts";
import { converter } from "@/lib/migrations/convert.ts";
import { formOf, markEmpty, TOO_OLD } from "@/lib/migrations/marks.ts";
import { ConversionFailed } from "@/lib/migrations/rows.ts";
import { ifWritable } from "@/lib/store/failures.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Log } from "@/lib/log.ts";
import { convertingResponse } from "./converting.tsx";
import { listen, type Listener, type Site } from "./serve.ts";
import { EnvError, isFile } from "@/lib/env_values.ts";

interface Options {
  kv: Kv;
  env: Env;
  log: Log;
  /** Prints a line for the operator; on the console by default. */
  print?: (line: string) => void;
}

/** The duration of each conversion step in a process that sleeps between requests. */
const STEP_MS = 10_000;
const WAIT_MS = 500;

/** A conversion of the previous version's data; the listener responds 503 until it has ended. */
export interface Conversion {
  listener: Listener;
  /** Converts everything. Throws ConversionFailed. */
  finish(): Promise<void>;
  /** Returns a site that converts one step per request or runDue(); when all is converted, `start` replaces it. */
  inSteps(start: () => Promise<Site>): Site;
}

/**
 * Starts to listen if there is data to convert; returns null otherwise. Throws EnvError for the data of an older version.
 */
export async function findConversion(
  options: Options,
): Promise<Conversion | null> {
  const { kv } = options;
  const form = await formOf(kv);
  if (form === "older") throw new EnvError(`KV_PATH: ${TOO_OLD}`);
  if (form === "empty") await ifWritable(() => markEmpty(kv));
  return form === "former" ? newConversion(options) : null;
}

function newConversion(
  { kv, env, log, print = console.log }: Options,
): Conversion {
  let percent = 0;
  const listener = listen((req) => convertingResponse(req, env, percent), env);
  const goOn = converter(kv, {
    // Another server on this file is locked out.
    isAlone: isFile(env.kvPath),
    onProgress: (done) => percent = done,
  });
  log.info("conversion.started");
  print(`Waybill converts its data and answers 503 at ${listener.address}/`);

  /** Converts for `ms` milliseconds; returns whether everything is converted. */
  async function convert(ms: number): Promise<boolean> {
    const isEnd = await goOn(ms).catch((error) => {
      const { key, cause } = error as ConversionFailed;
      log.error("conversion.failed", { key, detail: detailOf(cause ?? error) });
      throw error;
    });
    if (isEnd) log.info("conversion.ended");
    return isEnd;
  }

  return {
    listener,
    async finish() {
      try {
        while (!await convert(Infinity)) await delay(WAIT_MS);
      } catch (error) {
        await listener.server.shutdown();
        throw error;
      }
    },
    inSteps: (start) => convertInSteps(listener, convert, start),
  };
}

/** Returns a site that converts one step per request or runDue(); when all is converted, `start` replaces it. */
function convertInSteps(
  listener: Listener,
  convert: (ms: number) => Promise<boolean>,
  start: () => Promise<Site>,
): Site {
  let site: Site | undefined;
  let step: Promise<void> | undefined;
  async function runStep(): Promise<void> {
    if (site !== undefined) return await site.runDue();
    if (await convert(STEP_MS)) site = await start();
  }
  function forget(): void {
    step = undefined;
  }
  function forgetUnlessFailed(error: unknown): never {
    // Keep a ConversionFailed: every request would fail at the same entry.
    if (!(error instanceof ConversionFailed)) forget();
    throw error;
  }
  const runDue = () => step ??= runStep().then(forget, forgetUnlessFailed);
  const { address, server, handler: answer } = listener;
  listener.handler = (req, info) => {
    // The failure has been logged.
    runDue().catch(() => undefined);
    return answer(req, info);
  };
  const stop = () => site?.stop() ?? server.shutdown();
  return { address, runDue, stop };
}
