import { type Kv, type KvOptions, openKv } from "@/lib/store/kv.ts";
import { type Intercept, openKvConnect } from "./server.ts";

/** A store behind a double of denokv. */
export class Remote implements AsyncDisposable {
  private constructor(readonly kv: Kv, private server: AsyncDisposable) {}

  static async open(
    { intercept, ...options }: KvOptions & { intercept?: Intercept } = {},
  ): Promise<Remote> {
    const server = openKvConnect(intercept);
    return new Remote(await openKv(server.path, options), server);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.kv.close();
    await this.server[Symbol.asyncDispose]();
  }
}
