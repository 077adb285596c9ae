import { formOf, jpg } from "@/tests/helpers/pictures.ts";

/**
 * Sends the head and half of the body of a request. Returns a function that sends the rest and returns the status once the
 * whole response has arrived.
 */
export async function beginRequest(
  address: string,
  head: string[],
  body: Uint8Array<ArrayBuffer>,
): Promise<() => Promise<number>> {
  const { hostname, port, host } = new URL(address);
  const connection = await Deno.connect({ hostname, port: Number(port) });
  const writer = connection.writable.getWriter();
  const length = `Content-Length: ${body.length}`;
  const lines = [...head, `Host: ${host}`, length, "Connection: close"];
  const half = Math.floor(body.length / 2);
  await writer.write(new TextEncoder().encode(`${lines.join("\r\n")}\r\n\r\n`));
  await writer.write(body.subarray(0, half));
  return async () => {
    await writer.write(body.subarray(half));
    const answer = await new Response(connection.readable).text();
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  };
}

/** Sends half of a review with a photo. */
export async function beginReview(
  address: string,
  cookie: string,
): Promise<() => Promise<number>> {
  const body = formOf({ name: "Ada", review: "Good", image: ["me.jpg", jpg] });
  const form = new Request(address, { method: "POST", body });
  const head = [
    "POST /api/reviews HTTP/1.1",
    `Content-Type: ${form.headers.get("content-type")}`,
    `Cookie: ${cookie}`,
  ];
  return await beginRequest(address, head, await form.bytes());
}
