import { endpoint } from "@/lib/site/endpoint.ts";
import { listMails, toListedMail } from "@/lib/mail/listed_mail.ts";

/** Lists sent, waiting and failed mails. */
export const handler = {
  GET: endpoint("GET /api/outbox", async (query, { state }) => {
    const page = await listMails(state.kv, query);
    const data = page.data.map((mail) => toListedMail(mail, state));
    return { ...page, data };
  }),
};
