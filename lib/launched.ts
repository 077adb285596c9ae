/** Resolves when the launcher ends, even if it is killed: it holds the other end of this process's standard input. */
export async function whenLauncherEnds(): Promise<void> {
  const bytes = new Uint8Array(64);
  while (await Deno.stdin.read(bytes) !== null);
}
