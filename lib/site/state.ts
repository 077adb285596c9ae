import type { Context } from "fresh";
import type { Principal } from "@/lib/accounts/schema.ts";
import type { Env } from "@/lib/env.ts";
import type { AppError } from "@/lib/errors.ts";
import type { Theme } from "@/lib/http/cookies.ts";
import type { Limits } from "./limits.ts";
import type { JobRunner } from "@/lib/jobs/runner.ts";
import type { LiveTracking } from "@/lib/tracking/live.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Log } from "@/lib/log.ts";
import type { Mailer } from "@/lib/notifications/mailer.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import type { StatusMeanings } from "@/lib/statuses/meanings.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import type { Noun } from "./noun.ts";

/** The services that the process provides to requests. */
export type Services = Pick<
  State,
  "kv" | "env" | "log" | "mailer" | "jobs" | "live"
>;

/** The state of every request; middlewares replace its defaults. */
export interface State {
  /** The store, on behalf of the request's principal. */
  kv: Kv;
  env: Env;
  log: Log;
  limits: Limits;
  mailer: Mailer;
  jobs: JobRunner;
  live: LiveTracking;
  /** The declarations of all nouns. */
  nouns: readonly Noun[];
  requestId: string;
  /** Whether the visitor's connection is https, which determines the names of cookies. */
  secure: boolean;
  /** The key for rate limits: an IPv4 address, or the /64 of an IPv6 address. */
  client: string;
  /** The key for limiting the memory of bodies: an IPv4 address, or the /48 of an IPv6 address. */
  network: string;
  /** The origin for links: PUBLIC_ORIGIN, or the request's own origin. */
  origin: string;
  locale: Locale;
  t: Translate;
  /** The visitor's choice; null follows the system. */
  theme: Theme | null;
  /** The signed-in person, or null. */
  admin: Principal | null;
  /** The known device from which a request signs in or resets a password; null for an unknown device and on other paths. */
  deviceId: string | null;
  /** The reason why a page may only redisplay its form; null if it may process the form. */
  refusal: AppError | null;
  /** The owner's chat code to insert into the page; null on pages that have no chat. */
  chatCode: string | null;
  /** The parcel of a panel screen; null on other pages or for an unknown code. */
  parcel: Parcel | null;
}

/** The state of a request behind the sign-in, completed by the panel's middleware. */
export interface PanelState extends State {
  admin: Principal;
  settings: Settings;
  statuses: StatusMeanings;
  /** Whether mails cannot be sent. */
  lacksMail: boolean;
}

/** The request data that a page's layout needs. */
export type PageContext = Pick<Context<State>, "state" | "url">;

/** The request data that screens of the panel need. */
export type PanelContext = Pick<Context<PanelState>, "state" | "url" | "req">;
