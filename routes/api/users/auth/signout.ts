import { define } from "@/lib/define.ts";
import { bareEndpoint, reply } from "@/lib/http/endpoint.ts";

/** Signs a customer out. Customers cannot sign in yet, so that there is no session to end (decision 22). */
export const handler = define.handlers({
  GET: bareEndpoint(() => reply(null, { message: "message.signedOut" })),
});
