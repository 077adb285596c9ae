import { equal, match } from "node:assert/strict";
import { flash } from "@/lib/forms/post.ts";
import { panelContext } from "@/tests/helpers/context.ts";
import { render } from "@/tests/helpers/html.ts";
import { Flash } from "@/components/ui/Panel.tsx";
import { pageAddress } from "@/lib/forms/form_state.ts";

const DONE: Parameters<typeof Flash>[0]["done"] = {
  updated: "message.pageUpdated",
  created: ["message.parcelCreated", "control.parcels.codeWarning"],
};

function shown(query: string, method = "GET"): string {
  const ctx = panelContext({ url: `http://localhost/x${query}`, method });
  return render(<Flash ctx={ctx} done={DONE} />);
}

Deno.test("Flash() shows the message for the outcome in the URL", () => {
  match(shown("?done=updated"), /role="status".*<p>The page has been updated/);
  match(shown("?done=created"), /<li>.*<li>/);
});

Deno.test("Flash() ignores unknown outcomes, and any outcome after a post", () => {
  for (const query of ["", "?done", "?done=deleted", "?done=constructor"]) {
    equal(shown(query), "");
  }
  equal(shown("?done=updated", "POST"), "");
});

Deno.test("flash() redirects with 303 and keeps query and fragment", () => {
  const answer = flash("/x?step=2#form", "sent", { about: { code: "A B" } });
  equal(answer.status, 303);
  equal(answer.headers.get("location"), "/x?step=2&done=sent&code=A+B#form");
});

Deno.test("pageAddress() omits the outcome", () => {
  const address = (query: string) =>
    pageAddress(new URL(`http://localhost/x${query}`));
  equal(address("?a=1&done=updated"), "/x?a=1");
  equal(address("?done=updated"), "/x");
});
