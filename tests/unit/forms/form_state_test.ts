import { deepEqual, equal, match, throws } from "node:assert/strict";
import {
  AppError,
  forbidden,
  invalid,
  methodNotAllowed,
  notFound,
  repeated,
  unauthorized,
} from "@/lib/errors.ts";
import {
  fieldError,
  problemTexts,
  refusedForm,
} from "@/lib/forms/form_state.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";

const t = translator(LOCALES.en);
const missing = [
  { key: "invalid.required", field: "email" },
  { key: "invalid.required", field: "password" },
] as const;

Deno.test("refusedForm() returns values, problems and status of errors that the form can fix", () => {
  const refusals: [AppError, number][] = [
    [invalid([...missing]), 422],
    [unauthorized("error.credentials"), 401],
    [forbidden("error.setupToken"), 403],
    [notFound("parcel"), 404],
  ];
  for (const [error, status] of refusals) {
    const refused = refusedForm(error, { email: "a@b.example" });
    equal(refused.init.status, status);
    deepEqual(refused.form.values, { email: "a@b.example" });
    deepEqual(refused.form.problems, error.problems);
  }
});

Deno.test("refusedForm() renews the request_id of a repeated form, and problemTexts() explains it", () => {
  const typed = { product: "Air freight", request_id: "form-1" };
  const { form, init } = refusedForm(repeated(), typed);
  equal(init.status, 422);
  equal(form.values.product, typed.product);
  match(form.values.request_id!, /^[0-9a-f-]{36}$/);
  deepEqual(problemTexts(t, form.problems), [
    "This form has been sent before, and what was sent then is saved. Send it again to save this as well.",
  ]);
});

Deno.test("refusedForm() rethrows errors that the form cannot fix", () => {
  throws(() => refusedForm(methodNotAllowed("GET"), {}), AppError);
  throws(() => refusedForm(new TypeError("broken"), {}), TypeError);
});

Deno.test("fieldError() returns the first problem of a field, or undefined", () => {
  equal(
    fieldError(t, [...missing], "password"),
    "The password field is required.",
  );
  equal(fieldError(t, [...missing], "token"), undefined);
});

Deno.test("problemTexts() keeps the order of the form", () => {
  deepEqual(problemTexts(t, [...missing]), [
    "The email field is required.",
    "The password field is required.",
  ]);
});
