import { deepEqual, equal } from "node:assert/strict";
import { Testimonials } from "@/components/home/Testimonials.tsx";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { render } from "@/tests/helpers/html.ts";

function starsOf(rating: number): string[] {
  const review = {
    id: "1",
    name: "Ann Smith",
    review: "Fast.",
    image: "a.jpg",
  };
  const html = render(
    <Testimonials
      t={translator(LOCALES.en)}
      reviews={[{ ...review, rating }]}
    />,
  );
  const [, stars = ""] = /class="stars".*?>(.*?)<\/p>/s.exec(html)!;
  equal(stars.match(/class="icon icon-mirror"/g)?.length, 5);
  return [...stars.matchAll(/#(\w+)"/g)].map(([, name]) => name!);
}

Deno.test("Testimonials() shows as many whole, half and empty stars as a rating has, half ones turned with the writing", () => {
  const [whole, half, empty] = ["star", "star_half", "star_border"] as const;
  deepEqual(starsOf(5), [whole, whole, whole, whole, whole]);
  deepEqual(starsOf(4.5), [whole, whole, whole, whole, half]);
  deepEqual(starsOf(4), [whole, whole, whole, whole, empty]);
  deepEqual(starsOf(1.5), [whole, half, empty, empty, empty]);
  deepEqual(starsOf(1), [whole, empty, empty, empty, empty]);
});
