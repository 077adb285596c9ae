import { delay } from "deno-std/async/delay.js";
import { loadEnv } from "@/lib/env.ts";
import { run } from "@/main.ts";
import { countingKind } from "./jobs.ts";
import { stopOnSignal } from "@/lib/site/serve.ts";

/** Long enough for a test to kill the process between two steps or during one. */
const STEP_MS = 5;

// A kind of job that counts its steps, with a lease that ends soon after the process.
const kind = countingKind({ leaseMs: 1_000, act: () => delay(STEP_MS) });
stopOnSignal(run(loadEnv(), { kinds: { count: kind } }));
