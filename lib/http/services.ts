import type { Env } from "@/lib/env.ts";
import type { Kv } from "@/lib/kv.ts";
import type { Log } from "@/lib/log.ts";
import type { Mailer } from "@/lib/mailer.ts";
import { Limits } from "./limits.ts";
import type { LiveTracking } from "./live_tracking.ts";
import type { RepeatedAnswers } from "./repeated_answers.ts";

/** What the app needs from the process it runs in. */
export interface Services {
  kv: Kv;
  env: Env;
  log: Log;
  limits: Limits;
  mailer: Mailer;
  live: LiveTracking;
  repeated: RepeatedAnswers;
}

/** Completes the services with the limits, which share the database's clock. */
export function withLimits(services: Omit<Services, "limits">): Services {
  const { kv, env } = services;
  return {
    ...services,
    limits: new Limits(() => kv.now().getTime(), env.limitFactor),
  };
}
