import { doesNotMatch, equal, match } from "node:assert/strict";
import { render } from "preact-render-to-string";
import { Field } from "@/components/ui/Field.tsx";
import { ErrorPanel, MessagePanel } from "@/components/ui/Panel.tsx";
import { TrackForm } from "@/components/ui/TrackForm.tsx";

Deno.test("Field() ties label, hint and error to its input", () => {
  const html = render(
    <Field name="email" label="Email" hint="Yours" error="Wrong" />,
  );
  match(html, /<label[^>]* for="field-email"/);
  match(
    html,
    /<input[^>]* aria-describedby="field-email-hint field-email-error"/,
  );
  match(html, /<input[^>]* aria-invalid="true"/);
  match(html, /id="field-email-error"[^>]*>.*Wrong/);
});

Deno.test("Field() without an error is not marked invalid and describes nothing", () => {
  const html = render(<Field name="email" label="Email" />);
  doesNotMatch(html, /aria-invalid|aria-describedby/);
});

Deno.test("Field() takes 300 characters unless told otherwise", () => {
  match(render(<Field name="title" label="Title" />), /maxlength="300"/i);
  match(
    render(<Field name="title" label="Title" input={{ maxLength: 20 }} />),
    /maxlength="20"/i,
  );
});

Deno.test("ErrorPanel() is an alert with every text; without a text it is nothing", () => {
  match(
    render(<ErrorPanel texts={["One", "Two"]} />),
    /role="alert".*One.*Two/,
  );
  equal(render(<ErrorPanel texts={[]} />), "");
});

Deno.test("MessagePanel() is a status", () => {
  match(render(<MessagePanel texts={["Saved"]} />), /role="status".*Saved/);
});

Deno.test("TrackForm() asks the tracking page by GET and leaves the code as typed", () => {
  const form = (
    <TrackForm
      id="c"
      label="Code"
      placeholder="Enter"
      button="Track"
      value="wb 1"
    />
  );
  const html = render(form);
  match(html, /<form[^>]* action="\/track.html"/);
  doesNotMatch(html, /method=/);
  match(html, /<input[^>]* name="code"[^>]* value="wb 1"/);
  match(html, /autocapitalize="characters"/);
  match(html, /spellcheck="false"/);
});
