import type { Translate } from "@/lib/i18n/translate.ts";
import type { Figure } from "@/lib/settings/samples.ts";

interface SampleFigureProps {
  t: Translate;
  name: Figure;
  /** The figures that are samples. */
  samples: Figure[];
}

/** Marks a figure as a sample for visitors, if it is one. */
export function SampleFigure({ t, name, samples }: SampleFigureProps) {
  if (!samples.includes(name)) return null;
  return <span class="sample">{t("home.sampleFigure")}</span>;
}
