/**
 * Waits for the end of the process that has started this one and holds the other side of its standard input: it closes however
 * the launcher ends, even when it is killed.
 */
export async function whenLauncherEnds(): Promise<void> {
  const bytes = new Uint8Array(64);
  while (await Deno.stdin.read(bytes) !== null);
}
