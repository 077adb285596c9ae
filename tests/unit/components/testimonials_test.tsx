import { deepEqual, equal } from "node:assert/strict";
import { Testimonials } from "@/components/home/Testimonials.tsx";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { render } from "@/tests/helpers/html.ts";

function starsOf(rating: number): string[] {
  const author = { id: "1", name: "Ann Smith", image: "a.jpg" };
  const sample = "no" as const;
  const reviews = [{ ...author, review: "Fast.", sample, rating }];
  const t = translator(LOCALES.en);
  const html = render(<Testimonials t={t} reviews={reviews} />);
  const [, stars = ""] = /class="stars".*?>(.*?)<\/p>/s.exec(html)!;
  equal(stars.match(/class="icon icon-mirror"/g)?.length, 5);
  return [...stars.matchAll(/#(\w+)"/g)].map(([, name]) => name!);
}

Deno.test("Testimonials() shows full, half and empty stars, which mirror with the text direction", () => {
  const [whole, half, empty] = ["star", "star_half", "star_border"] as const;
  deepEqual(starsOf(5), [whole, whole, whole, whole, whole]);
  deepEqual(starsOf(4.5), [whole, whole, whole, whole, half]);
  deepEqual(starsOf(4), [whole, whole, whole, whole, empty]);
  deepEqual(starsOf(1.5), [whole, half, empty, empty, empty]);
  deepEqual(starsOf(1), [whole, empty, empty, empty, empty]);
});
