/** Headers as they are sent. */
export type HeaderList = [name: string, value: string][];

/**
 * Creates an answer whose headers will be added to. They are set one by one, because headers given to the constructor
 * reach the server at once, and again when others follow.
 */
export function answerWith(
  body: BodyInit | null,
  { status = 200, headers }: { status?: number; headers: HeaderList },
): Response {
  const response = status === 200
    ? new Response(body)
    : new Response(body, { status });
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}
