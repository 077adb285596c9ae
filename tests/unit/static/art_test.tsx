import { deepEqual, doesNotMatch } from "node:assert/strict";
import { Services } from "@/components/home/Services.tsx";
import { Portfolio } from "@/components/home/Strips.tsx";
import { Scene, type SceneName, SCENES } from "@/components/ui/Scene.tsx";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { render } from "@/tests/helpers/html.ts";

const t = translator(LOCALES.en);
const file = new URL("../../../static/art.svg", import.meta.url);
const art = await Deno.readTextFile(file);

Deno.test("art.svg has exactly the drawings that pages use", () => {
  const page = (
    <>
      {Object.keys(SCENES).map((name) => (
        <Scene key={name} name={name as SceneName} />
      ))}
      <Services t={t} pages={[]} />
      <Portfolio t={t} />
    </>
  );
  const shown = render(page).matchAll(/href="\/art\.svg[^"]*#([\w-]+)"/g);
  const drawn = art.matchAll(/<symbol id="([\w-]+)"/g);
  deepEqual(names(shown), names(drawn));
});

Deno.test("art.svg has no gradients, because they ignore the theme's colors", () => {
  doesNotMatch(art, /url\(/);
});

function names(found: Iterable<RegExpMatchArray>): string[] {
  return [...new Set([...found].map(([, name]) => name!))].sort();
}
