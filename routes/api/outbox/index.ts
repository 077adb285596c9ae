import { define } from "@/lib/define.ts";
import { listMails } from "@/lib/domain/outbox.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";
import { listedMail } from "@/lib/http/mails/listed_mail.ts";

/** What the site has sent, has to send, and could not send (decision 31). */
export const handler = define.handlers({
  GET: endpoint("GET /api/outbox", async (query, { state }) => {
    const page = await listMails(state.kv, query);
    return {
      ...page,
      data: page.data.map((mail) => listedMail(mail, state)),
    };
  }),
});
