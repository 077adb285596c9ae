import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Signs a customer out. Customers cannot sign in yet, so there is no session to end. */
export const handler = {
  GET: endpoint(
    "GET /api/users/auth/signout",
    () => reply(null, { message: "message.signedOut" }),
  ),
};
