import { listedMail, listMails } from "@/lib/mail/outbox.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Sent, waiting and failed mails. */
export const handler = {
  GET: endpoint("GET /api/outbox", async (query, { state }) => {
    const page = await listMails(state.kv, query);
    const data = page.data.map((mail) => listedMail(mail, state));
    return { ...page, data };
  }),
};
