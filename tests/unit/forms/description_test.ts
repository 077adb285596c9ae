import { equal } from "node:assert/strict";
import { z } from "zod";
import type { Form } from "@/lib/forms/description.ts";
import { firstToFill } from "@/lib/forms/form_state.ts";

const FORM: Form = {
  schema: z.strictObject({}),
  id: "parcel",
  sections: [{
    fields: [
      { name: "request_id", kind: "hidden" },
      { name: "phone", kind: "text", optional: true },
      { name: "name", kind: "text" },
      { name: "city", kind: "text" },
    ],
  }],
  button: "form.save",
  isEager: true,
};
const FILLED = { name: "Ann", city: "Nantes" };

Deno.test("firstToFill() returns the first empty required field, or else the first empty one", () => {
  const first = (values: Record<string, string>) =>
    firstToFill(FORM, { values, problems: [] });
  equal(first({ name: "Ann" }), "city");
  equal(first(FILLED), "phone");
  equal(first({ ...FILLED, phone: "1" }), undefined);
});

Deno.test("firstToFill() leaves the focus to a problem that has no field", () => {
  const problem = { key: "error.credentials" } as const;
  const state = { values: FILLED, problems: [problem] };
  equal(firstToFill(FORM, state), undefined);
});
