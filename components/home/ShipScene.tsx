import { Ship } from "./Ship.tsx";

const STARS =
  "M840 60h0M930 130h0M1010 220h0M1060 70h0M1120 160h0M1190 56h0M1250 240h0M1330 110h0M1400 190h0M1290 300h0M1160 330h0M980 320h0";

/** The picture of the home page: a laden ship passing a harbour at dusk, in layers of sky and sea. */
export function ShipScene() {
  return (
    <div class="scene" aria-hidden="true">
      <svg
        class="scene-sky"
        viewBox="0 0 1440 800"
        preserveAspectRatio="xMidYMax slice"
      >
        <path class="star" d={STARS} />
      </svg>
      <div class="scene-horizon">
        <svg
          class="scene-clouds"
          viewBox="0 0 1440 100"
          preserveAspectRatio="xMidYMax slice"
        >
          <path
            class="cloud"
            d="M620 40h250M760 56h330M560 78h150M1010 16h210M1120 76h160M360 62h130"
          />
        </svg>
        <svg
          class="scene-coast"
          viewBox="0 0 600 80"
          preserveAspectRatio="xMinYMax meet"
        >
          <Harbour />
        </svg>
      </div>
      <svg class="scene-sea" viewBox="0 0 1440 200" preserveAspectRatio="none">
        <path class="sea-far" d="M0 0h1440v200H0z" />
        <path
          class="glint"
          d="M560 14h150M600 26h70M520 40h90M640 48h130M590 62h60M540 80h120M690 86h60"
        />
        <path
          class="sea-mid"
          d={`M0 62q60-14 120 0${"t120 0".repeat(11)}V200H0z`}
        />
      </svg>
      <Ship />
      <svg
        class="scene-swell"
        viewBox="0 0 1440 100"
        preserveAspectRatio="none"
      >
        <path
          class="sea-near"
          d={`M0 16q45-16 90 0${"t90 0".repeat(15)}V100H0z`}
        />
        <path
          class="sea-front"
          d={`M-60 52q60-18 120 0${"t120 0".repeat(12)}V100H-60z`}
        />
      </svg>
    </div>
  );
}

function Harbour() {
  return (
    <>
      <path
        class="coast"
        d="M0 80V70l40-12 50 6 70-14 60 10 80-4 60 12 90 2 150 8v2z"
      />
      <path
        class="crane"
        d="M150 66l8-40 8 40M158 26l-46 8M158 26l34 8M112 34h84M218 66l7-34 7 34M225 32l-40 7M225 32l28 7M185 39h72M284 68l6-28 6 28M290 40l-33 6M290 40l24 6M257 46h60"
      />
    </>
  );
}
