import type { Env } from "@/lib/env.ts";
import type { Kv } from "@/lib/kv.ts";
import type { Log } from "@/lib/log.ts";
import type { Mailer } from "@/lib/mailer.ts";
import { RepeatedAnswers } from "./kept/repeated_answers.ts";
import { Limits } from "./limits/limits.ts";
import type { LiveTracking } from "./parcels/live_tracking.ts";

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

/** Completes the services with what an instance keeps in its memory; the limits share the database's clock. */
export function withMemory(
  services: Omit<Services, "limits" | "repeated">,
): Services {
  const { kv, env } = services;
  return {
    ...services,
    limits: new Limits(() => kv.now().getTime(), env.limitFactor),
    repeated: new RepeatedAnswers(),
  };
}
