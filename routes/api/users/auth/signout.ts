import { define } from "@/lib/define.ts";
import { bareEndpoint } from "@/lib/http/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Signs a customer out. Customers cannot sign in yet, so that there is no session to end (decision 22). */
export const handler = define.handlers({
  GET: bareEndpoint(() => reply(null, { message: "message.signedOut" })),
});
