import type { ComponentChildren } from "preact";
import { sinceYear } from "@/components/layout/navigation.ts";
import { Scene, type SceneName } from "@/components/ui/Scene.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import Slider from "@/islands/Slider.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { TrackForm } from "@/components/tracking/TrackingForms.tsx";

interface CarouselProps {
  t: Translate;
  settings: Settings;
}

const ADVANCE_MS = 10_000;
const SLIDES = 3;

/** The first section of the home page: a carousel of three slides above the tracking search (spec sections 2 and 9). */
export function Carousel({ t, settings }: CarouselProps) {
  return (
    <div class="carousel">
      <div class="carousel-controls">
        <Slider
          list="slides"
          every={ADVANCE_MS}
          labels={{
            previous: t("home.slider.previous"),
            next: t("home.slider.next"),
            pause: t("home.carousel.pause"),
            play: t("home.carousel.play"),
          }}
        />
      </div>
      <section
        class="slides"
        id="slides"
        tabIndex={0}
        aria-roledescription="carousel"
        aria-label={t("home.carousel.label")}
      >
        <FirstSlide t={t} settings={settings} />
        <Slide t={t} number={2} look="night">
          <h2 class="slide-title">{t("home.hero.nightTitle")}</h2>
          <p class="slide-text">{t("home.hero.nightText")}</p>
        </Slide>
        <Slide t={t} number={3} look="surf">
          <h2 class="slide-title">{t("home.hero.surfTitle")}</h2>
          <p class="slide-text">{t("home.hero.surfText")}</p>
        </Slide>
      </section>
      <div class="wrap carousel-track">
        <TrackForm t={t} id="home-code" />
        <p class="carousel-hint">{t("tracking.intro")}</p>
      </div>
    </div>
  );
}

/** The slide with the page's heading. */
function FirstSlide({ t, settings }: CarouselProps) {
  return (
    <Slide t={t} number={1} look="dusk">
      <p class="slide-name" {...UNTRANSLATED}>
        <bdi>{settings.company_name}</bdi>
      </p>
      <h1>{t("home.hero.title")}</h1>
      <p class="slide-text">{sinceYear(t, "home.hero.promise", settings)}</p>
      <a class="button button-primary slide-track" href="/track.html">
        {t("nav.track")}
      </a>
    </Slide>
  );
}

interface SlideProps {
  t: Translate;
  number: number;
  /** The name of its picture and the class of its sky. */
  look: SceneName;
  children: ComponentChildren;
}

function Slide({ t, number, look, children }: SlideProps) {
  return (
    <div
      class={`slide ${look}`}
      role="group"
      aria-roledescription="slide"
      aria-label={t("home.carousel.slide", { number, count: SLIDES })}
    >
      <Scene name={look} />
      <div class="wrap slide-body">{children}</div>
    </div>
  );
}
