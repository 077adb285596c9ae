/**
 * Creates an answer whose headers will be added to. They are set one by one, because headers given to the constructor
 * reach the server immediately, and again when a middleware adds one.
 */
export function answerWith(
  body: BodyInit | null,
  headers: Iterable<[name: string, value: string]> = [],
  status = 200,
): Response {
  const response = status === 200
    ? new Response(body)
    : new Response(body, { status });
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}
