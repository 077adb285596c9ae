import { equal } from "node:assert/strict";
import { replyTo } from "@/lib/messages/reply_to.ts";
import type { Message } from "@/lib/messages/schema.ts";

Deno.test("replyTo() adds one Re:", () => {
  for (const subject of ["Lost", "Re: Lost", "RE: Lost"]) {
    const message = { subject, body: "Where?", email: "eve@example.com" };
    equal(replyTo(message as Message).subject.toLowerCase(), "re: lost");
  }
});

Deno.test("replyTo() quotes every line, and no more than its fields take", () => {
  const email = "eve@example.com";
  const long = { subject: "x".repeat(300), body: "y\n".repeat(9_000), email };
  const { subject, body } = replyTo(long as Message);
  equal(subject, `Re: ${"x".repeat(296)}`);
  equal(body.length, 10_000);
  const { body: quoted } = replyTo({ ...long, body: "a\nb" } as Message);
  equal(quoted, "\n\n> a\n> b");
});
