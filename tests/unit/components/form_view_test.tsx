import { z } from "zod";
import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { FormView } from "@/components/forms/FormView.tsx";
import { type Form, formValues } from "@/lib/forms/description.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { render } from "@/tests/helpers/html.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";

const COLORS = [{ value: "green" }, { value: "red" }];
const FORM: Form = {
  schema: z.strictObject({}),
  id: "sample",
  button: "form.cancel",
  sections: [{
    fields: [
      { name: "title", kind: "text" },
      { name: "description", kind: "textarea", max: 20, counter: true },
      { name: "recipient_email", kind: "email", optional: true },
      { name: "color", kind: "radio", choices: COLORS },
      { name: "version", kind: "hidden" },
    ],
  }],
};

function renderForm(state: Partial<FormState> = {}, form = FORM): string {
  const locale = LOCALES.en;
  const ctx = { state: { t: translator(locale), locale } };
  const data = { values: {}, problems: [], ...state };
  return render(<FormView ctx={ctx} form={form} data={data} />);
}

Deno.test("FormView() labels each field with its name and marks optional fields", () => {
  const html = renderForm();
  match(html, /<label[^>]*for="field-title">Title<\/label>/);
  match(html, />Recipient email \(Optional\)<\/label>/);
  match(html, /name="title"[^>]* required/);
  doesNotMatch(html, /name="recipient_email"[^>]* required/);
});

Deno.test("FormView() escapes typed values", () => {
  const html = renderForm({ values: { title: '"<b>', description: "<i>" } });
  match(html, /value="&quot;&lt;b>"/);
  match(html, />&lt;i><\/textarea>/);
});

Deno.test("FormView() counts a field's characters without limiting the input", () => {
  const html = renderForm({ values: { description: "abc" } });
  match(html, /id="field-description-counter"[^>]*>3\/20</);
  match(html, /<textarea[^>]*aria-describedby="field-description-counter"/);
  doesNotMatch(html, /<textarea[^>]*maxlength/i);
});

Deno.test("FormView() links each problem to its field and announces it once", () => {
  const html = renderForm({
    problems: [{ key: "invalid.required", field: "title" }],
  });
  match(html, /role="alert".*href="#field-title"/);
  match(html, /aria-invalid="true"[^>]*name="title"/);
  match(html, /id="field-title"[^>]*aria-describedby="field-title-error"/);
  match(html, /<p[^>]*id="field-title-error"[^>]*aria-hidden="true"/);
});

Deno.test("FormView() checks the current option of a picker", () => {
  const html = renderForm({ values: { color: "red" } });
  match(html, /name="color" value="red" checked/);
});

/** Returns a form of the given fields. */
function formOf(...fields: Form["sections"][0]["fields"]) {
  return { ...FORM, sections: [{ fields }] };
}

const PASSWORD = { name: "password", kind: "password" } as const;

Deno.test("FormView() posts files as multipart, and hides a typed password behind a button", () => {
  const form = formOf({ name: "image", kind: "image" }, PASSWORD);
  const html = renderForm({ values: { password: "swordfish" } }, form);
  match(html, /<form[^>]*enctype="multipart\/form-data"/i);
  match(html, /type="file"[^>]*accept="\.jpg,/);
  doesNotMatch(html, /swordfish/);
  match(html, /<button[^>]* hidden aria-label="Show password"/);
  match(html, /aria-controls="field-password"/);
});

Deno.test("FormView() focuses the first invalid field after an error, or else the panel with the reason", () => {
  doesNotMatch(renderForm(), /autofocus/);
  const email = { key: "invalid.email", field: "recipient_email" } as const;
  const wrong = renderForm({ problems: [email] });
  match(wrong, /<input[^>]*name="recipient_email"[^>]* autofocus/);
  const busy = renderForm({ problems: [{ key: "error.busy" }] });
  match(busy, /role="alert"[^>]* autofocus/);
});

Deno.test("FormView() focuses the first empty field of a new form, and the cleared password after an error", () => {
  const fields = formOf({ name: "email", kind: "email" }, PASSWORD);
  const form: Form = { ...fields, plain: true };
  match(renderForm({}, form), /name="email"[^>]* autofocus/);
  const values = { email: "ada@example.com" };
  const refused = { values, problems: [{ key: "error.credentials" } as const] };
  match(renderForm(refused, form), /name="password"[^>]* autofocus/);
});

Deno.test("FormView() uses the fields' labels in its errors, in the order of the fields", () => {
  const form = formOf(
    { name: "subject", kind: "text" },
    { name: "body", kind: "text", called: "message" },
  );
  const html = renderForm({
    problems: [
      { key: "invalid.required", field: "body" },
      { key: "error.busy" },
      { key: "invalid.required", field: "subject" },
    ],
  }, form);
  match(html, /<label[^>]*for="field-body"[^>]*>Message</);
  const alert = html.slice(html.indexOf('role="alert"'));
  match(alert, /subject field.*message field.*busy/s);
  doesNotMatch(html, /The body field/);
});

Deno.test('formTitle() starts with "Error" if the form has problems', () => {
  const t = translator(LOCALES.en);
  const state: FormState = { values: {}, problems: [{ key: "error.busy" }] };
  equal(formTitle(t, "Send Email", state), "Error: Send Email");
  equal(formTitle(t, "Send Email", { ...state, problems: [] }), "Send Email");
});

Deno.test("formValues() returns a text for each field, empty if unset", () => {
  const record = { title: "A", description: null, version: 3, hidden: "x" };
  const empty = { description: "", recipient_email: "", color: "" };
  deepEqual(formValues(FORM, record), { title: "A", ...empty, version: "3" });
});
