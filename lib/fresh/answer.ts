/**
 * Creates a response to which middlewares add headers. Sets its headers one by one, because the runtime processes
 * headers given to the constructor immediately, and all of them again when a middleware adds one.
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
