import { equal } from "node:assert/strict";
import { replyTo } from "@/lib/http/mails/reply_to.ts";
import type { Message } from "@/lib/schemas/records.ts";

Deno.test("replyTo() says once that it is an answer", () => {
  for (const subject of ["Lost", "Re: Lost", "RE: Lost"]) {
    const message = { subject, body: "Where?", email: "eve@example.com" };
    equal(replyTo(message as Message).subject.toLowerCase(), "re: lost");
  }
});
