import type { Translate } from "@/lib/i18n/translate.ts";
import type { Settings } from "@/lib/schemas/records.ts";
import { TrackForm } from "@/components/ui/TrackForm.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { ShipScene } from "./ShipScene.tsx";

interface HomeHeroProps {
  t: Translate;
  settings: Settings;
}

/** The first section of the home page: the promise, and the search that keeps it. */
export function HomeHero({ t, settings }: HomeHeroProps) {
  return (
    <section class="home-hero dusk" aria-labelledby="home-title">
      <ShipScene />
      <div class="wrap home-hero-text">
        <p class="home-hero-name" {...UNTRANSLATED}>{settings.company_name}</p>
        <h1 id="home-title">{t("home.hero.title")}</h1>
        <p class="home-hero-promise">
          {t("home.hero.promise", { year: settings.founded_year })}
        </p>
        <TrackForm
          id="home-code"
          label={t("label.tracking_code")}
          placeholder={t("track.placeholder")}
          button={t("nav.track")}
        />
        <p class="home-hero-hint">{t("tracking.intro")}</p>
      </div>
    </section>
  );
}
