import { define } from "@/lib/site/define.ts";
import { listMails } from "@/lib/mail/outbox.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { listedMail } from "@/lib/mail/listed_mail.ts";

/** Sent, waiting and failed mails (decision 31). */
export const handler = define.handlers({
  GET: endpoint("GET /api/outbox", async (query, { state }) => {
    const page = await listMails(state.kv, query);
    return {
      ...page,
      data: page.data.map((mail) => listedMail(mail, state)),
    };
  }),
});
