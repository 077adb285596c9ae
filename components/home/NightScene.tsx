import { Truck } from "./ServiceArt.tsx";

const STARS =
  "M840 70h0M930 150h0M990 60h0M1010 250h0M880 230h0M1250 60h0M1340 130h0M1390 60h0M1300 250h0M1400 230h0M760 110h0M800 300h0M960 330h0M1230 330h0";

/** Each tower of the town: its width, its height and which of its windows are lit, in rows of two. */
const TOWERS: [width: number, height: number, lit: string][] = [
  [70, 60, "0110"],
  [54, 104, "100110"],
  [78, 42, "10"],
  [48, 92, "011001"],
  [88, 66, "1001"],
  [60, 120, "10011001"],
  [74, 50, "01"],
  [52, 86, "100110"],
  [84, 70, "0110"],
  [56, 110, "01100101"],
  [70, 46, "10"],
  [62, 96, "011010"],
  [90, 58, "1001"],
  [50, 114, "10010110"],
  [76, 64, "0110"],
  [58, 88, "100101"],
  [82, 48, "01"],
  [54, 104, "011001"],
  [72, 60, "1001"],
  [64, 94, "100110"],
  [98, 52, "01"],
];
const GROUND = 150;

const TOWN = drawTown();

function drawTown(): { towers: string; windows: string } {
  let towers = `M0 ${GROUND}`;
  let windows = "";
  let left = 0;
  for (const [width, height, lit] of TOWERS) {
    const top = GROUND - height;
    towers += `V${top}h${width}`;
    for (const [at, light] of [...lit].entries()) {
      if (light === "0") continue;
      const x = left + (at % 2 === 0 ? 12 : width - 20);
      windows += `M${x} ${top + 14 + 18 * Math.floor(at / 2)}h8`;
    }
    left += width;
  }
  return { towers: `${towers}V${GROUND}z`, windows };
}

/** The picture of delivery around the clock: a truck on its way through a sleeping town. */
export function NightScene() {
  return (
    <div class="scene" aria-hidden="true">
      <svg
        class="scene-sky"
        viewBox="0 0 1440 800"
        preserveAspectRatio="xMidYMin slice"
      >
        <path class="night-star" d={STARS} />
        <circle class="night-moon-glow" cx="1130" cy="190" r="96" />
        <circle class="night-moon" cx="1130" cy="190" r="62" />
        <path
          class="night-crater"
          d="M1108 168a14 14 0 1 0 .1 0zM1150 206a20 20 0 1 0 .1 0zM1136 150a8 8 0 1 0 .1 0z"
        />
      </svg>
      <svg
        class="night-town"
        viewBox="0 0 1440 150"
        preserveAspectRatio="none"
      >
        <path class="night-towers" d={TOWN.towers} />
        <path class="night-windows" d={TOWN.windows} />
      </svg>
      <svg
        class="night-road"
        viewBox="0 0 1440 200"
        preserveAspectRatio="none"
      >
        <path class="night-ground" d="M0 0h1440v200H0z" />
        <path class="night-asphalt" d="M0 46h1440v96H0z" />
        <path class="night-line" d="M0 94h1440" />
      </svg>
      <svg class="night-truck" viewBox="0 0 460 180">
        <path class="night-beam" d="M290 118l170-22v66l-170-30z" />
        <Truck />
      </svg>
    </div>
  );
}
