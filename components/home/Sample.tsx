import type { Translate } from "@/lib/i18n/translate.ts";
import type { Figure } from "@/lib/settings/samples.ts";

interface SampleFigureProps {
  t: Translate;
  name: Figure;
  /** The figures that are samples. */
  samples: Figure[];
}

/** Tells visitors that a figure is a sample; nothing if it is not. */
export function SampleFigure({ t, name, samples }: SampleFigureProps) {
  if (!samples.includes(name)) return null;
  return <span class="sample">{t("home.sampleFigure")}</span>;
}
