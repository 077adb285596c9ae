import { doesNotMatch, equal, match } from "node:assert/strict";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import type { Problem } from "@/lib/errors.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { render } from "@/tests/helpers/html.ts";
import { FormErrors } from "@/components/forms/FormErrors.tsx";
import { TrackForm } from "@/components/tracking/TrackingForms.tsx";

const t = translator(LOCALES.en);

Deno.test("FormErrors() lists all problems in an alert and renders nothing if there are none", () => {
  function renderErrors(problems: Problem[]): string {
    const panel = { t, problems, id: "a-errors", fields: ["title"] };
    return render(<FormErrors {...panel} autofocus />);
  }
  const problems: Problem[] = [
    { key: "invalid.required", field: "title" },
    { key: "error.credentials" },
  ];
  match(
    renderErrors(problems),
    /role="alert".*autofocus.*href="#field-title">The title field is required\.<.*Invalid email or password/,
  );
  equal(renderErrors([]), "");
});

Deno.test("MessagePanel() has the role of a status", () => {
  match(render(<MessagePanel texts={["Saved"]} />), /role="status".*Saved/);
});

Deno.test("TrackForm() sends the code to the tracking page as typed", () => {
  const html = render(<TrackForm t={t} id="c" value="wb 1" />);
  match(html, /<form[^>]* action="\/track.html"/);
  doesNotMatch(html, /method=/);
  match(html, /<input[^>]* name="code"[^>]* value="wb 1"/);
  match(html, /autocapitalize="characters"/);
  match(html, /spellcheck="false"/);
});
