/** The oldest Deno for server, build and tasks: that of Deno Deploy, where none can be chosen. */
export const SERVER_DENO = "2.5.0";
/** The oldest Deno for the launcher, whose sockets and locks older ones lack. */
export const LAUNCHER_DENO = "2.9.0";

/** Ends the process with a sentence for the operator if Deno is older. Call it before imports that an older one cannot load. */
export function requireDeno(oldest: string, present = Deno.version.deno): void {
  if (present.localeCompare(oldest, "en", { numeric: true }) >= 0) return;
  console.error(`Waybill needs Deno ${oldest} or newer: this is ${present}`);
  Deno.exit(1);
}
