import { deepEqual } from "node:assert/strict";
import {
  fromCarried,
  pickCarried,
  toCarried,
} from "@/lib/forms/typed_fields.ts";

Deno.test("fromCarried() reverses toCarried() except for passwords and tokens", () => {
  const typed = { email: "bob@example.com", next: "/", body: "Hello" };
  const marked = toCarried({
    ...typed,
    new_password: "Correct-horse-7",
    password_token: "ABCD",
  });
  const posted = { email: "admin@waybill.example", next: "/x", ...marked };
  deepEqual(fromCarried(posted), typed);
  deepEqual(pickCarried(posted), marked);
});
