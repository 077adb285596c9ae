import { defineMiddleware } from "astro:middleware";
import { headers } from "../../data.ts";

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
});
