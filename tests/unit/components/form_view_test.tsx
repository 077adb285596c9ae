import { doesNotMatch, equal, match } from "node:assert/strict";
import { FormView } from "@/components/forms/FormView.tsx";
import {
  type FormDescription,
  type FormState,
  formTitle,
  formValues,
} from "@/lib/forms/description.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { render } from "@/tests/helpers/html.ts";

const FORM: FormDescription = {
  id: "sample",
  button: "form.cancel",
  sections: [{
    fields: [
      { name: "title" },
      { name: "description", kind: "textarea", max: 20, counter: true },
      { name: "recipient_email", kind: "email", optional: true },
      {
        name: "color",
        kind: "colors",
        choices: [{ value: "green" }, { value: "red" }],
      },
      { name: "version", kind: "hidden" },
    ],
  }],
};

function shown(state: Partial<FormState> = {}, form = FORM): string {
  const locale = LOCALES.en;
  return render(
    <FormView
      t={translator(locale)}
      locale={locale}
      form={form}
      state={{ values: {}, problems: [], ...state }}
    />,
  );
}

Deno.test("FormView() labels a field by its capitalized name and marks optional ones", () => {
  const html = shown();
  match(html, /<label[^>]*for="field-title">Title<\/label>/);
  match(html, />Recipient email \(Optional\)<\/label>/);
  match(html, /name="title"[^>]* required/);
  doesNotMatch(html, /name="recipient_email"[^>]* required/);
});

Deno.test("FormView() shows typed values escaped", () => {
  const html = shown({ values: { title: '"<b>', description: "<i>" } });
  match(html, /value="&quot;&lt;b>"/);
  match(html, />&lt;i><\/textarea>/);
});

Deno.test("FormView() counts the characters of a counted field and lets the browser take more", () => {
  const html = shown({ values: { description: "abc" } });
  match(html, /id="field-description-counter"[^>]*>3\/20</);
  match(html, /<textarea[^>]*aria-describedby="field-description-counter"/);
  doesNotMatch(html, /<textarea[^>]*maxlength/i);
});

Deno.test("FormView() announces an error in the panel and with its field only", () => {
  const html = shown({
    problems: [{ key: "invalid.required", field: "title" }],
  });
  match(
    html,
    /<input[^>]*id="field-title"[^>]*aria-describedby="field-title-error"/,
  );
  match(html, /<p[^>]*id="field-title-error"[^>]*aria-hidden="true"/);
});

Deno.test("FormView() leads from each problem to its field, in the red panel under the form", () => {
  const html = shown({
    problems: [{ key: "invalid.required", field: "title" }],
  });
  match(html, /role="alert".*href="#field-title"/);
  match(html, /aria-invalid="true"[^>]*name="title"/);
  match(html, /id="field-title-error"/);
});

Deno.test("FormView() checks the chosen one of a picker", () => {
  match(
    shown({ values: { color: "red" } }),
    /<input type="radio" name="color" value="red" checked/,
  );
});

Deno.test("FormView() posts as multipart when there is a file, and never shows a password again", () => {
  const form: FormDescription = {
    ...FORM,
    sections: [{
      fields: [
        { name: "image", kind: "image" },
        { name: "password", kind: "password" },
      ],
    }],
  };
  const html = shown({ values: { password: "swordfish" } }, form);
  match(html, /<form[^>]*enctype="multipart\/form-data"/i);
  match(html, /type="file"[^>]*accept="\.jpg,/);
  doesNotMatch(html, /swordfish/);
});

Deno.test("FormView() has a hidden button that reveals a password", () => {
  const fields = [{ name: "password", kind: "password" } as const];
  const html = shown({}, { ...FORM, sections: [{ fields }] });
  match(html, /<button[^>]* hidden aria-label="Show password"/);
  match(html, /aria-controls="field-password"/);
});

Deno.test("FormView() begins at the first wrong field after a refusal, else at the panel that says why", () => {
  const problems: FormState["problems"] = [{
    key: "invalid.email",
    field: "recipient_email",
  }];
  doesNotMatch(shown(), /autofocus/);
  match(
    shown({ problems }),
    /<input[^>]*name="recipient_email"[^>]* autofocus/,
  );
  match(
    shown({ problems: [{ key: "error.busy" }] }),
    /role="alert"[^>]* autofocus/,
  );
});

Deno.test("FormView() begins at the first empty field of a plain form, and after a refusal at the emptied password", () => {
  const form: FormDescription = {
    ...FORM,
    plain: true,
    sections: [{
      fields: [
        { name: "email", kind: "email" },
        { name: "password", kind: "password" },
      ],
    }],
  };
  match(shown({}, form), /name="email"[^>]* autofocus/);
  const values = { email: "ada@example.com" };
  match(
    shown({ values, problems: [{ key: "error.credentials" }] }, form),
    /name="password"[^>]* autofocus/,
  );
});

Deno.test("FormView() calls a field in its errors as its label does, and lists them in the order of its fields", () => {
  const form: FormDescription = {
    ...FORM,
    sections: [{
      fields: [{ name: "subject" }, { name: "body", called: "message" }],
    }],
  };
  const html = shown({
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

Deno.test("formTitle() starts with the refusal", () => {
  const t = translator(LOCALES.en);
  const state: FormState = { values: {}, problems: [{ key: "error.busy" }] };
  equal(formTitle(t, "Send Email", state), "Error: Send Email");
  equal(formTitle(t, "Send Email", { ...state, problems: [] }), "Send Email");
});

Deno.test("formValues() returns texts of all fields, empty for unset ones", () => {
  const values = formValues(FORM, {
    title: "A",
    description: null,
    version: 3,
    created_at: "never shown",
  });
  equal(
    JSON.stringify(values),
    '{"title":"A","description":"","recipient_email":"","color":"","version":"3"}',
  );
});
