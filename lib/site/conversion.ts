import { delay } from "deno-std/async/delay.js";
import { type Env, EnvError, isFile } from "@/lib/env.ts";
import { detailOf } from "@/lib/errors.ts";
import { converter } from "@/lib/migrations/convert.ts";
import { formOf, markEmpty, TOO_OLD } from "@/lib/migrations/marks.ts";
import { ConversionFailed } from "@/lib/migrations/migration.ts";
import { ifWritable } from "@/lib/store/failures.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Log } from "@/lib/log.ts";
import { convertingResponse } from "./converting.tsx";
import { listen, type Listener, type Site } from "./serve.ts";

interface Options {
  kv: Kv;
  env: Env;
  log: Log;
  /** Prints a line for the operator; on the console by default. */
  print?: (line: string) => void;
}

/** How long a process converts that sleeps unless it is asked for something. */
const STEP_MS = 10_000;
const WAIT_MS = 500;

/** The data of the version before this one on its way to its new form; until it has it, the listener answers 503. */
export interface Conversion {
  listener: Listener;
  /** Goes on until all is converted. Throws ConversionFailed. */
  finish(): Promise<void>;
  /** Returns a site that converts while it is asked for something, by a request or runDue(), before `start` takes its place. */
  inSteps(start: () => Promise<Site>): Site;
}

/**
 * Finds what is to be converted and listens meanwhile; returns null where there is nothing. Throws EnvError for the data of an
 * earlier version.
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

  /** Goes on for so many milliseconds; returns whether all is converted. */
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
    inSteps(start) {
      let site: Site | undefined;
      let step: Promise<void> | undefined;
      async function runDue(): Promise<void> {
        if (site !== undefined) return await site.runDue();
        if (await convert(STEP_MS)) site = await start();
      }
      const { address, server } = listener;
      const once = () => step ??= runDue().then(forget, forgetUnlessFailed);
      function forget(): void {
        step = undefined;
      }
      function forgetUnlessFailed(error: unknown): never {
        // This process would fail at the same entry with every request.
        if (!(error instanceof ConversionFailed)) forget();
        throw error;
      }
      const answer = listener.handler;
      listener.handler = (req, info) => {
        // It has been logged.
        once().catch(() => undefined);
        return answer(req, info);
      };
      return {
        address,
        runDue: once,
        stop: () => site?.stop() ?? server.shutdown(),
      };
    },
  };
}
