import { createDefine } from "fresh";
import type { AdminIdentity } from "./domain/admins.ts";
import type { Env } from "./env.ts";
import type { AppError } from "./errors.ts";
import type { ShownParcel } from "./http/kept/repeated_answers.ts";
import type { Limits } from "./http/limits/limits.ts";
import type { LiveTracking } from "./http/parcels/live_tracking.ts";
import type { Locale } from "./i18n/locales.ts";
import type { Translate } from "./i18n/translate.ts";
import type { Kv } from "./kv.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mailer.ts";

export type Theme = "light" | "dark";

/** What the middlewares of app.ts put on every request, in the order in which it appears. */
export interface State {
  kv: Kv;
  env: Env;
  log: Log;
  limits: Limits;
  mailer: Mailer;
  live: LiveTracking;
  requestId: string;
  /** Whether the visitor's side of the connection is https, which decides the cookies' names. */
  secure: boolean;
  /** The address that limits count by: IPv4 whole, IPv6 by its /64. */
  client: string;
  /** Where links of this request point: PUBLIC_ORIGIN, or the request's own origin. */
  origin: string;
  locale: Locale;
  t: Translate;
  /** The visitor's choice; null follows the system. */
  theme: Theme | null;
  /** The signed-in administrator, or null. */
  admin: AdminIdentity | null;
  /** Why a page with a form may only show it again; null lets it do its work. */
  refusal: AppError | null;
  /** The code of the owner's chat that the page carries; null on pages without it (decision 33). */
  chatCode: string | null;
  /** The parcel that the answer shows to a visitor; null where it shows none. */
  shown: ShownParcel | null;
  /** The version of the site that the answer shows, where it may be repeated; null where it may not. */
  version: string | null;
}

/** Types the routes, handlers and middlewares with the app's State. */
export const define = createDefine<State>();
