import {
  type MailServer,
  startMailServer,
} from "@/tests/helpers/mail_server.ts";

/** The state of the mail server: it works, hangs up immediately, or accepts connections and stays silent. */
export type RelayState = "well" | "down" | "silent";

/** A mail server with a state that can be changed while mails are sent. */
export class MailRelay {
  #state: RelayState = "well";
  #changedAt = performance.now();
  readonly #listener: Deno.TcpListener;
  readonly #server: MailServer;
  readonly #silent = new Set<Deno.TcpConn>();

  private constructor(server: MailServer) {
    this.#server = server;
    this.#listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    this.#accept();
  }

  static async start(): Promise<MailRelay> {
    return new MailRelay(await startMailServer());
  }

  get port(): number {
    return this.#listener.addr.port;
  }

  get delivered(): number {
    return this.#server.received.length;
  }

  set state(state: RelayState) {
    if (state === this.#state) return;
    this.#state = state;
    this.#changedAt = performance.now();
    for (const connection of this.#silent) connection.close();
    this.#silent.clear();
  }

  /** Reports whether the server misbehaved within the last `sinceMs` milliseconds. */
  wasDown(sinceMs: number): boolean {
    return this.#state !== "well" ||
      performance.now() - this.#changedAt < sinceMs;
  }

  async stop(): Promise<void> {
    this.state = "down";
    this.#listener.close();
    await this.#server[Symbol.asyncDispose]();
  }

  async #accept(): Promise<void> {
    for await (const connection of this.#listener) {
      if (this.#state === "down") connection.close();
      else if (this.#state === "silent") this.#silent.add(connection);
      else this.#pass(connection).catch(() => undefined);
    }
  }

  async #pass(connection: Deno.TcpConn): Promise<void> {
    const target = await Deno.connect({
      hostname: "127.0.0.1",
      port: this.#server.port,
    });
    await Promise.all([
      connection.readable.pipeTo(target.writable),
      target.readable.pipeTo(connection.writable),
    ]);
  }
}
