import { deepEqual, equal } from "node:assert/strict";
import { samplesIn, withoutSamples } from "@/lib/settings/samples.ts";
import { DEFAULTS, type Settings } from "@/lib/settings/schema.ts";

const NEW: Settings = { ...DEFAULTS, sample_figures: "yes" };

Deno.test("samplesIn() returns the figures that nobody edited, cleared or confirmed", () => {
  deepEqual(samplesIn(DEFAULTS), []);
  const edited = { ...NEW, founded_year: 1924, gauge_ocean: null };
  deepEqual(samplesIn(edited), [
    "copyright_year",
    "container_count",
    "gauge_warehousing",
    "gauge_air",
  ]);
});

Deno.test("withoutSamples() clears the samples and nothing else", () => {
  const stated = withoutSamples({ ...NEW, founded_year: 1924 });
  equal(stated.founded_year, 1924);
  equal(stated.copyright_year, null);
  equal(stated.gauge_air, null);
  equal(stated.company_name, NEW.company_name);
  deepEqual(withoutSamples(DEFAULTS), DEFAULTS);
});
