/** A temporary folder, removed with its content by `await using`. */
export class TempFolder implements AsyncDisposable {
  readonly path: string = Deno.makeTempDirSync();

  async [Symbol.asyncDispose](): Promise<void> {
    await Deno.remove(this.path, { recursive: true });
  }
}

/** Defines a test in a temporary folder. */
export function test(
  name: string,
  run: (folder: TempFolder) => Promise<void>,
): void {
  Deno.test(name, async () => {
    await using folder = new TempFolder();
    await run(folder);
  });
}

/** Returns a test() in a temporary folder with a closed database, which `prepare` fills. */
export function testOnFile(prepare: (file: string) => Promise<void>) {
  return (
    name: string,
    run: (place: { folder: string; file: string }) => Promise<void>,
  ): void =>
    test(name, async ({ path: folder }) => {
      const file = `${folder}/waybill.kv`;
      await prepare(file);
      await run({ folder, file });
    });
}
