import { delay } from "deno-std/async/delay.js";
import { loadEnv } from "@/lib/env.ts";
import { run } from "@/main.ts";
import { countingKind } from "./jobs.ts";
import { stopOnSignal } from "@/lib/site/serve.ts";

/** Long enough that a test can kill the process between two steps and within one. */
const STEP_MS = 5;

// The server with a kind of job that counts its steps, whose lease ends soon after its process.
const kind = countingKind({ leaseMs: 1_000, act: () => delay(STEP_MS) });
stopOnSignal(run(loadEnv(), { kinds: { count: kind } }));
