import { equal } from "node:assert/strict";
import { renderToString } from "preact-render-to-string";
import { once } from "@/components/layout/once.ts";
import { ON_GENUINE } from "@/tests/helpers/framework.ts";

// On genuine Fresh every page is rendered whole.
const options = { ignore: ON_GENUINE };

function count(): { show: (...dependsOn: (string | object)[]) => string } {
  let count = 0;
  const name = crypto.randomUUID();
  return {
    show: (...dependsOn) =>
      renderToString(once([name, ...dependsOn], () => <b>{++count}</b>)),
  };
}

Deno.test(
  "once() renders a part anew when what it depends on is something else",
  options,
  () => {
    const { show } = count();
    equal(show("en"), "<b>1</b>");
    equal(show("en"), "<b>1</b>");
    equal(show("de"), "<b>2</b>");
    equal(show("en"), "<b>1</b>");
  },
);

Deno.test(
  "once() renders a part anew for another object, though it looks the same",
  options,
  () => {
    const { show } = count();
    const pages = [{ id: "1" }];
    equal(show("en", pages), "<b>1</b>");
    equal(show("en", pages), "<b>1</b>");
    equal(show("en", [...pages]), "<b>2</b>");
  },
);

Deno.test(
  "once() writes few characters beyond ASCII as references, and many as they are",
  options,
  () => {
    const show = (text: string) =>
      renderToString(once([crypto.randomUUID()], () => <p>{text}</p>));
    const latin = "A name such as Nguyễn in a text that has hardly another 😀";
    const expected = latin.replace("ễ", "&#7877;").replace("😀", "&#128512;");
    equal(show(latin), `<p>${expected}</p>`);
    equal(show("Где посылка?"), "<p>Где посылка?</p>");
  },
);
