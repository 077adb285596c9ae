/** Returns the first of these paths that is a file. */
export async function findFirstFile(
  paths: string[],
): Promise<string | undefined> {
  for (const path of paths) {
    if (await Deno.stat(path).then(() => true, () => false)) return path;
  }
}
