import { createRoute } from "honox/factory";
import { headers } from "../../../data.ts";

export default createRoute(async (c, next) => {
  // Afterwards each of them would make a new Response.
  for (const [name, value] of headers) c.header(name, value);
  await next();
});
