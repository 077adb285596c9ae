/**
 * Makes an answer whose headers will be added to: they are set one by one,
 * because those given to the constructor are handed to the server at once, and
 * for a second time when a middleware adds one of its own.
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
