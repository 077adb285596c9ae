import { doesNotMatch, equal, match } from "node:assert/strict";
import { FormErrors } from "@/components/forms/FormView.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { TrackForm } from "@/components/ui/TrackForm.tsx";
import type { Problem } from "@/lib/errors.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { render } from "@/tests/helpers/html.ts";

const t = translator(LOCALES.en);

Deno.test("FormErrors() is an alert with every problem; without one it is nothing", () => {
  function shown(problems: Problem[]): string {
    const panel = { t, problems, id: "a-errors", fields: ["title"] };
    return render(<FormErrors {...panel} autofocus />);
  }
  match(
    shown([
      { key: "invalid.required", field: "title" },
      { key: "error.credentials" },
    ]),
    /role="alert".*autofocus.*href="#field-title">The title field is required\.<.*Invalid email or password/,
  );
  equal(shown([]), "");
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
