import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { samplesIn } from "@/lib/settings/samples.ts";
import type { Settings } from "@/lib/settings/schema.ts";

const GAUGES = ["warehousing", "ocean", "air"] as const;

interface GaugesProps {
  t: Translate;
  locale: Locale;
  settings: Settings;
}

/** The percentages of the settings as gauges. */
export function Gauges({ t, locale, settings }: GaugesProps) {
  const samples = samplesIn(settings);
  const gauges = GAUGES.flatMap((name) => {
    const field = `gauge_${name}` as const;
    const percent = settings[field];
    const isSample = samples.includes(field);
    return percent === null ? [] : [{ name, percent, isSample }];
  });
  if (gauges.length === 0) return null;
  const percents = new Intl.NumberFormat(locale.formatTag, {
    style: "percent",
  });
  return (
    <section class="gauges" aria-labelledby="gauges-title">
      <div class="section wrap gauges-inner">
        <div class="section-head">
          <h2 id="gauges-title">{t("home.gauges.title")}</h2>
          <p class="lead">{t("home.gauges.lead")}</p>
        </div>
        <ul class="gauges-list">
          {gauges.map(({ name, percent, isSample }) => (
            <li key={name}>
              <Gauge
                label={t(`home.gauges.${name}`)}
                percent={percent}
                text={percents.format(percent / 100)}
                sample={isSample ? t("home.sampleFigure") : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface GaugeProps {
  label: string;
  percent: number;
  /** The percentage in the reader's language. */
  text: string;
  /** The mark of a sample. */
  sample: string | undefined;
}

function Gauge({ label, percent, text, sample }: GaugeProps) {
  return (
    <div
      class="gauge"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={sample === undefined ? text : `${text} (${sample})`}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle class="gauge-ring" cx="60" cy="60" r="52" />
        {/* With round caps, an arc of 0 % would be a dot. */}
        {percent > 0 && (
          <circle
            class="gauge-value"
            cx="60"
            cy="60"
            r="52"
            pathLength={100}
            stroke-dasharray={`${percent} 100`}
            transform="rotate(-90 60 60)"
          />
        )}
      </svg>
      <div class="gauge-figure figure" dir="ltr">{text}</div>
      <div class="gauge-label">{label}</div>
      {sample !== undefined && <span class="sample">{sample}</span>}
    </div>
  );
}
