import { equal, ok } from "node:assert/strict";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import { maskPlace } from "@/lib/parcels/mask_place.ts";

/** An address as offices of a language write it, or one that tries to be shown. */
interface Address {
  language: string;
  place: string;
  /** The town, region or country that a recipient recognizes; empty in hostile addresses. */
  town: string;
  /** Words of the street, the house number and the people, none of which may be shown. */
  secrets: string[];
}

/** The people of all these parcels. */
const PERSONS = ["Jane Miller", "Ahmed Hassan"];
const LEAST_SHOWN = 0.8;

const FILE = new URL("../../fixtures/addresses.tsv", import.meta.url);

const addresses: Address[] = Deno.readTextFileSync(FILE).trimEnd().split("\n")
  .map((line) => {
    const [language = "", place = "", town = "", secrets = ""] = line
      .split("\t");
    return { language, place, town, secrets: secrets.split(";") };
  });

Deno.test("the addresses are six in each language and 24 hostile ones", () => {
  for (const code of LOCALE_CODES) {
    equal(
      addresses.filter(({ language }) => language === code).length,
      6,
      code,
    );
  }
  equal(addresses.filter(({ town }) => town === "").length, 24);
});

Deno.test("no masked address shows street, house or person", () => {
  const leaks = addresses.flatMap(({ place, secrets }) => {
    const shown = maskPlace(place, PERSONS);
    return secrets.some((secret) => shown.includes(secret))
      ? [`${shown} of ${place}`]
      : [];
  });
  equal(leaks.join("\n"), "");
});

Deno.test("four of five masked addresses show the town", () => {
  const ordinary = addresses.filter(({ town }) => town !== "");
  const hidden = ordinary.filter(({ place, town }) =>
    maskPlace(place, PERSONS) !== town
  );
  const shown = 1 - hidden.length / ordinary.length;
  ok(
    shown >= LEAST_SHOWN,
    hidden.map(({ place }) => `${maskPlace(place, PERSONS)} of ${place}`)
      .join("\n"),
  );
});
