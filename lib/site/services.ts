import type { Env } from "@/lib/env.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Log } from "@/lib/log.ts";
import type { Mailer } from "@/lib/notifications/mailer.ts";
import { Limits } from "./limits.ts";
import type { LiveTracking } from "@/lib/tracking/live.ts";

/** The services that the process provides to the app. */
export interface Services {
  kv: Kv;
  env: Env;
  log: Log;
  limits: Limits;
  mailer: Mailer;
  live: LiveTracking;
}

/** Adds the instance's in-memory services; limits use the database's clock. */
export function withMemory(
  services: Omit<Services, "limits">,
): Services {
  const { kv, env } = services;
  return {
    ...services,
    limits: new Limits(() => kv.now().getTime(), env.limitFactor),
  };
}
