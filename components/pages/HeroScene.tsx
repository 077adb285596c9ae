import type { ComponentChildren, JSX } from "preact";
import { Aircraft, Truck, Warehouse } from "@/components/home/ServiceArt.tsx";
import { ShipScene } from "@/components/home/ShipScene.tsx";
import { PAGE_OVERLAYS, type PageImage } from "@/lib/fields/constants.ts";

/** The pictures there are, by the names that a page may give; hero1 is the chart that lies behind every hero. */
const SCENES: Record<PageImage, () => JSX.Element | null> = {
  hero1: () => null,
  "hero-mixed": Mixed,
  "hero-air": Sky,
  "hero-sea": ShipScene,
  "hero-road": Road,
  "hero-warehouse": Yard,
};

const OVERLAYS: readonly string[] = PAGE_OVERLAYS;

/** Returns the names of what there is to show; one that nobody has drawn is the first of its kind (decision 42). */
export function drawnNames(
  { image = "hero1", overlay = "overlay1" }: {
    image?: string;
    overlay?: string;
  },
): { image: PageImage; overlay: string } {
  return {
    image: Object.hasOwn(SCENES, image) ? image as PageImage : "hero1",
    overlay: OVERLAYS.includes(overlay) ? overlay : "overlay1",
  };
}

/** The picture of a hero: one of our transport modes at dusk, in the colours of the theme. */
export function HeroScene({ image }: { image: PageImage }) {
  const Scene = SCENES[image];
  return <Scene />;
}

/** By air, by sea and by road at once. */
function Mixed() {
  return (
    <>
      <ShipScene />
      <div class="scene" aria-hidden="true">
        <Craft kind="far">
          <Aircraft />
        </Craft>
      </div>
    </>
  );
}

function Sky() {
  return (
    <div class="scene" aria-hidden="true">
      <Hills />
      <svg
        class="scene-high-clouds"
        viewBox="0 0 1440 200"
        preserveAspectRatio="xMaxYMid slice"
      >
        <path
          class="cloud"
          d="M700 40h170M840 60h260M980 20h150M610 120h190M760 144h120M1130 150h230M1200 128h110M1290 48h120"
        />
      </svg>
      <Craft kind="air">
        <Aircraft />
      </Craft>
    </div>
  );
}

function Road() {
  return (
    <div class="scene" aria-hidden="true">
      <Hills />
      <div class="scene-road" />
      <Craft kind="land">
        <Truck />
      </Craft>
    </div>
  );
}

function Yard() {
  return (
    <div class="scene" aria-hidden="true">
      <Hills />
      <div class="scene-yard" />
      <Craft kind="land">
        <Warehouse />
      </Craft>
    </div>
  );
}

interface CraftProps {
  /** Where it is: in the air, far away in it, or on the ground. */
  kind: "air" | "far" | "land";
  children: ComponentChildren;
}

function Craft({ kind, children }: CraftProps) {
  return (
    <svg class={`scene-craft scene-craft-${kind}`} viewBox="0 0 320 180">
      {children}
    </svg>
  );
}

/** The low sun behind two rows of hills. */
function Hills() {
  return (
    <div class="scene-horizon">
      <svg
        class="scene-hills"
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
      >
        <path
          class="hill-far"
          d="M0 120V78q120-40 250-22t240-10 260 18 250-30 220 16 220-14v84z"
        />
        <path
          class="hill-near"
          d="M0 120v-18q180-44 360-20t330 4 330-22 420 10v46z"
        />
      </svg>
    </div>
  );
}
