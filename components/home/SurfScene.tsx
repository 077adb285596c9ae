const GULLS =
  "M900 250q14-14 26 0q12-14 26 0M820 300q10-10 19 0q9-10 19 0M980 130q12-12 22 0q10-12 22 0M1060 186q9-9 16 0q7-9 16 0";

/** The picture of the open sea: a swell, its foam, a lighthouse and a ship far out. */
export function SurfScene() {
  return (
    <div class="scene" aria-hidden="true">
      <svg
        class="scene-sky"
        viewBox="0 0 1440 800"
        preserveAspectRatio="xMidYMin slice"
      >
        <path class="surf-gull" d={GULLS} />
      </svg>
      <svg
        class="surf-far"
        viewBox="0 0 1440 140"
        preserveAspectRatio="xMaxYMax slice"
      >
        <Freighter />
        <Lighthouse />
      </svg>
      <svg class="surf-sea" viewBox="0 0 1440 300" preserveAspectRatio="none">
        <path class="surf-deep" d="M0 0h1440v300H0z" />
        <path
          class="surf-back"
          d={`M0 46q90-34 180 0${"t180 0".repeat(7)}V300H0z`}
        />
        <path
          class="surf-middle"
          d="M0 150c180 10 250-70 430-84 150-10 190 60 330 70 160 10 220-76 380-84 130-6 200 50 300 62v186H0z"
        />
        <path
          class="surf-foam"
          d="M430 66c150-10 190 60 330 70M1140 52c130-6 200 50 300 62M0 150c180 10 250-70 430-84"
        />
        <path
          class="surf-front"
          d="M0 216c150-30 260 34 420 26 170-8 210-74 370-66 160 8 210 70 360 66 120-4 190-40 290-42v100H0z"
        />
        <path
          class="surf-foam surf-foam-soft"
          d="M420 242c170-8 210-74 370-66M60 250h120M230 262h60M900 240h140M1100 262h90M1260 236h80M560 256h90"
        />
      </svg>
    </div>
  );
}

function Freighter() {
  return (
    <>
      <path class="box-brick" d="M690 84h30v12h-30z" />
      <path class="box-blue" d="M722 84h34v12h-34zM690 72h34v11h-34z" />
      <path class="box-sand" d="M758 84h30v12h-30z" />
      <path class="box-orange" d="M726 72h30v11h-30z" />
      <path class="box-sea" d="M758 72h30v11h-30z" />
      <path class="steel" d="M796 62h16v34h-16zM792 58h24v5h-24z" />
      <path class="hull" d="M664 96h170l-10 26H684z" />
      <path class="hull-keel" d="M679 115h149l-3 7H683z" />
    </>
  );
}

function Lighthouse() {
  return (
    <>
      <path
        class="surf-beam"
        d="M1236 26L900 2v34zM1264 26l176-22v40z"
      />
      <path
        class="coast"
        d="M1120 140c30-22 60-30 96-34h76c40 6 90 16 148 34z"
      />
      <path class="steel" d="M1236 112l6-76h16l6 76z" />
      <path
        class="box-brick"
        d="M1240 62h20l1.5 18h-23zM1237.500 94h25l1.500 18h-28z"
      />
      <path class="hull" d="M1234 32h32v5h-32zM1240 10h20l-4-8h-12z" />
      <path class="surf-lamp" d="M1241 11h18v21h-18z" />
    </>
  );
}
