import { deepEqual } from "node:assert/strict";
import {
  keepMarked,
  markTyped,
  unmarkTyped,
} from "@/lib/forms/typed_fields.ts";

Deno.test("unmarkTyped() reverses markTyped() without passwords and tokens", () => {
  const typed = { email: "bob@example.com", next: "/", body: "Hello" };
  const marked = markTyped({
    ...typed,
    new_password: "Correct-horse-7",
    password_token: "ABCD",
  });
  const posted = { email: "admin@waybill.example", next: "/x", ...marked };
  deepEqual(unmarkTyped(posted), typed);
  deepEqual(keepMarked(posted), marked);
});
