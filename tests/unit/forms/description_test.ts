import { equal } from "node:assert/strict";
import { firstToFill, type FormDescription } from "@/lib/forms/description.ts";

const FORM: FormDescription = {
  id: "parcel",
  sections: [{
    fields: [
      { name: "request_id", kind: "hidden" },
      { name: "phone", optional: true },
      { name: "name" },
      { name: "city" },
    ],
  }],
  button: "form.save",
  isEager: true,
};
const FILLED = { name: "Ann", city: "Nantes" };

Deno.test("firstToFill() takes the first empty field that must be filled", () => {
  equal(firstToFill(FORM, { values: { name: "Ann" }, problems: [] }), "city");
});

Deno.test("firstToFill() takes the first empty field of a form that comes filled in", () => {
  equal(firstToFill(FORM, { values: FILLED, problems: [] }), "phone");
  const values = { ...FILLED, phone: "1" };
  equal(firstToFill(FORM, { values, problems: [] }), undefined);
});

Deno.test("firstToFill() leaves the focus to a problem that no field has", () => {
  const state = {
    values: FILLED,
    problems: [{ key: "error.credentials" } as const],
  };
  equal(firstToFill(FORM, state), undefined);
});
