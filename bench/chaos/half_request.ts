/** A request that is half sent. */
export class HalfRequest {
  readonly #connection: Deno.TcpConn;
  readonly #rest: Uint8Array;

  private constructor(connection: Deno.TcpConn, rest: Uint8Array) {
    this.#connection = connection;
    this.#rest = rest;
  }

  /** Sends the head and half of the body. */
  static async begin(
    address: string,
    head: string[],
    body: Uint8Array,
  ): Promise<HalfRequest> {
    const { hostname, port, host } = new URL(address);
    const connection = await Deno.connect({ hostname, port: Number(port) });
    const lines = [
      ...head,
      `Host: ${host}`,
      `Content-Length: ${body.length}`,
      "Connection: close",
    ];
    const half = Math.floor(body.length / 2);
    const text = new TextEncoder().encode(`${lines.join("\r\n")}\r\n\r\n`);
    await write(connection, text);
    await write(connection, body.subarray(0, half));
    return new HalfRequest(connection, body.subarray(half));
  }

  /** Sends the rest; returns the status once the whole answer has arrived. */
  async finish(): Promise<number> {
    await write(this.#connection, this.#rest);
    const answer = await new Response(this.#connection.readable).text();
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  }
}

async function write(to: Deno.Conn, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    at += await to.write(bytes.subarray(at));
  }
}
