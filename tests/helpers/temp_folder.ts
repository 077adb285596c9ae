/** A temporary folder, removed with its content by `await using`. */
export class TempFolder implements AsyncDisposable {
  readonly path: string = Deno.makeTempDirSync();

  async [Symbol.asyncDispose](): Promise<void> {
    await Deno.remove(this.path, { recursive: true });
  }
}
