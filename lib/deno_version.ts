/** The oldest Deno for server, build and tasks: the version on Deno Deploy, which cannot be chosen. */
export const SERVER_DENO = "2.5.0";
/** The oldest Deno for the launcher, which needs newer socket and lock APIs. */
export const LAUNCHER_DENO = "2.9.0";

/**
 * Exits with a message for the operator if Deno is older. Call it before importing modules that an older Deno cannot
 * load.
 */
export function requireDeno(oldest: string, present = Deno.version.deno): void {
  if (present.localeCompare(oldest, "en", { numeric: true }) >= 0) return;
  console.error(`Waybill needs Deno ${oldest} or newer: this is ${present}`);
  Deno.exit(1);
}
