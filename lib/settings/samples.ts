import { DEFAULTS, type Settings } from "./schema.ts";

/** The figures that every site begins with. */
const FIGURES = [
  "founded_year",
  "copyright_year",
  "container_count",
  "gauge_warehousing",
  "gauge_ocean",
  "gauge_air",
] as const satisfies (keyof Settings)[];

export type Figure = typeof FIGURES[number];

/** Returns the figures that are samples: neither edited, cleared nor confirmed. */
export function samplesIn(settings: Settings): Figure[] {
  if (settings.sample_figures === "no") return [];
  return FIGURES.filter((name) => settings[name] === DEFAULTS[name]);
}

/** Returns the settings without their samples, for sentences that state a figure as a fact. */
export function withoutSamples(settings: Settings): Settings {
  const cleared = samplesIn(settings).map((name) => [name, null]);
  return { ...settings, ...Object.fromEntries(cleared) };
}
