/**
 * Writes lib/tasks/demo_pictures: the photos of the demo's parcels and reviews. They are drawn, because a demo should
 * not show a real person's face or goods.
 */
import sharp from "sharp";

const FOLDER = new URL("../lib/tasks/demo_pictures/", import.meta.url);

interface Portrait {
  backdrop: string;
  skin: string;
  hair: string;
  clothes: string;
  /** The outline of the hair, around a head whose centre is at 240, 205. */
  style: string;
  /** The hair over the forehead. */
  fringe: string;
}

const BUN =
  "M240 92c-18-30 34-44 38-8 42 10 62 50 58 112-4 34-14 52-22 60H166c-8-8-18-26-22-60-4-62 16-102 58-112z";
const BOB =
  "M240 88c74 0 112 52 110 118-1 58-14 96-30 104H160c-16-8-29-46-30-104-2-66 36-118 110-118z";
const SHORT = "M240 96c62 0 98 40 96 94l-12 34H156l-12-34c-2-54 34-94 96-94z";
const CURLS =
  "M240 76a52 52 0 0 1 62 20 52 52 0 0 1 44 62 50 50 0 0 1-2 74l-30 24H166l-30-24a50 50 0 0 1-2-74 52 52 0 0 1 44-62 52 52 0 0 1 62-20z";

const PORTRAITS: Record<string, Portrait> = {
  amara: {
    ...{ backdrop: "#e4cfa4", skin: "#7a4a2e", hair: "#241611" },
    ...{ clothes: "#2a8a8c", style: CURLS },
    fringe: "M156 200c-4-122 172-122 168 0-28-34-140-34-168 0z",
  },
  pieter: {
    ...{ backdrop: "#b8c9dd", skin: "#e3b48f", hair: "#9a6b3a" },
    ...{ clothes: "#17335d", style: SHORT },
    fringe: "M152 198c0-126 176-126 176 0-20-40-120-6-176 0z",
  },
  giulia: {
    ...{ backdrop: "#efc3a4", skin: "#d79a72", hair: "#3b2219" },
    ...{ clothes: "#b5483a", style: BOB },
    fringe:
      "M150 206c0-134 180-134 180 0-52-12-100-34-118-62-8 30-34 54-62 62z",
  },
  linh: {
    ...{ backdrop: "#c4d8c9", skin: "#e8bd95", hair: "#191817" },
    ...{ clothes: "#ee6416", style: BUN },
    fringe: "M152 204c-2-132 178-132 176 0-24-54-152-54-176 0z",
  },
};

function portrait({ backdrop, skin, hair, clothes, ...lines }: Portrait) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480">
  <rect width="480" height="480" fill="${backdrop}"/>
  <circle cx="240" cy="236" r="196" fill="#fff" opacity=".28"/>
  <path d="${lines.style}" fill="${hair}"/>
  <path d="M204 268h72v60l-36 24-36-24z" fill="${skin}"/>
  <path d="M204 288c20 22 52 22 72 0v22c-20 18-52 18-72 0z" opacity=".16"/>
  <path d="M64 480c4-96 70-142 140-154 14 26 58 26 72 0 70 12 136 58 140 154z" fill="${clothes}"/>
  <path d="M204 326c14 26 58 26 72 0l14 4c-18 44-82 44-100 0z" fill="#fff" opacity=".25"/>
  <ellipse cx="156" cy="214" rx="14" ry="20" fill="${skin}"/>
  <ellipse cx="324" cy="214" rx="14" ry="20" fill="${skin}"/>
  <path d="M240 116c52 0 84 36 82 92-2 54-36 98-82 98s-80-44-82-98c-2-56 30-92 82-92z" fill="${skin}"/>
  <path d="${lines.fringe}" fill="${hair}"/>
  <g fill="#20242c"><circle cx="206" cy="212" r="8"/><circle cx="274" cy="212" r="8"/></g>
  <path d="M190 190q16-10 32 0M258 190q16-10 32 0" fill="none" stroke="${hair}" stroke-width="7" stroke-linecap="round"/>
  <path d="M240 216q-12 26 4 30" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="5" stroke-linecap="round"/>
  <path d="M210 266q30 24 60 0" fill="none" stroke="#7c2f2a" stroke-width="7" stroke-linecap="round"/>
</svg>`;
}

const FLOOR = `
  <linearGradient id="wall" x2="0" y2="1"><stop stop-color="#dfe5ec"/><stop offset="1" stop-color="#b9c4d1"/></linearGradient>
  <linearGradient id="floor" x2="0" y2="1"><stop stop-color="#8f9aa8"/><stop offset="1" stop-color="#6d7887"/></linearGradient>`;

/** The corner of a hall: a distant wall with racks, and the floor. */
const HALL = `
  <rect width="1200" height="620" fill="url(#wall)"/>
  <g opacity=".5" fill="#7f8fa5"><path d="M70 120h14v500H70zM390 120h14v500h-14zM800 120h14v500h-14zM1120 120h14v500h-14z"/>
    <path d="M70 250h334v12H70zM70 430h334v12H70zM800 250h334v12H800zM800 430h334v12H800z"/></g>
  <g opacity=".45"><path d="M110 160h110v90H110z" fill="#c39a64"/><path d="M240 190h120v60H240z" fill="#a9804f"/>
    <path d="M120 340h90v90h-90z" fill="#a9804f"/><path d="M230 320h140v110H230z" fill="#c39a64"/>
    <path d="M840 170h120v80H840z" fill="#c39a64"/><path d="M990 150h100v100H990z" fill="#a9804f"/>
    <path d="M850 350h140v80H850z" fill="#a9804f"/><path d="M1010 330h80v100h-80z" fill="#c39a64"/></g>
  <rect y="600" width="1200" height="300" fill="url(#floor)"/>
  <path d="M0 770h1200v16H0z" fill="#f0c14b" opacity=".75"/>`;

/** Draws a cardboard box seen from a corner; `x` and `y` are the foot of the nearest edge. */
function box(x: number, y: number, size: number, label = true): string {
  const [w, d, h] = [size * 0.9, size * 0.75, size * 0.8];
  const rise = size * 0.28;
  return `<g>
    <path d="M${x} ${y}l${-d} ${-rise}v${-h}l${d} ${rise}z" fill="#b58a55"/>
    <path d="M${x} ${y}l${w} ${-rise}v${-h}l${-w} ${rise}z" fill="#d0a66e"/>
    <path d="M${x} ${
    y - h
  }l${w} ${-rise}l${-d} ${-rise}l${-w} ${rise}z" fill="#e2bd89"/>
    <path d="M${x + w * 0.42} ${y - h - rise * 0.42}l${-d} ${-rise}l${
    w * 0.16
  } ${-rise * 0.16}l${d} ${rise}z" fill="#f1dfbd"/>
    <path d="M${x + w * 0.42} ${y - h - rise * 0.42}v${h * 0.2}l${w * 0.16} ${
    -rise * 0.16
  }v${-h * 0.2}z" fill="#ecd5ab"/>
    ${
    label
      ? `<g transform="translate(${x + w * 0.46} ${
        y - h * 0.58
      }) skewY(-17.3) scale(${
        size / 400
      })"><rect width="150" height="104" fill="#fbfaf7"/><path d="M14 18h84v10H14zM14 38h112v8H14zM14 54h70v8H14z" fill="#46546b"/>
      <path d="M14 74h4v20h-4zM24 74h8v20h-8zM38 74h3v20h-3zM46 74h9v20h-9zM62 74h4v20h-4zM72 74h10v20H72zM88 74h3v20h-3zM98 74h8v20h-8zM112 74h4v20h-4z" fill="#0b1c36"/></g>`
      : ""
  }
  </g>`;
}

const PARCEL =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><defs>${FLOOR}</defs>${HALL}
  <ellipse cx="620" cy="800" rx="400" ry="54" opacity=".28"/>
  ${box(560, 830, 480)}</svg>`;

const CRATES =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><defs>${FLOOR}</defs>${HALL}
  <ellipse cx="610" cy="812" rx="520" ry="52" opacity=".28"/>
  ${box(360, 800, 330)}${box(800, 836, 380)}</svg>`;

const PALLET =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><defs>${FLOOR}</defs>${HALL}
  <ellipse cx="620" cy="836" rx="480" ry="44" opacity=".3"/>
  <g fill="#8a6238"><path d="M560 856l-360-100v-34l360 100zM560 856l420-110v-34L560 822z"/></g>
  <g fill="#a87b49"><path d="M560 822L200 722l420-110 360 100z"/></g>
  ${box(436, 744, 250, false)}${box(770, 742, 250, false)}${box(590, 800, 250)}
  ${box(430, 548, 236, false)}${box(764, 546, 236, false)}${
    box(588, 602, 242, false)
  }
  <path d="M588 806L250 712V330l196-66 318 0 200 76v372z" fill="#fff" opacity=".14"/>
  <path d="M250 470l338 98 376-104M250 600l338 98 376-104" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/></svg>`;

/** The ribs of a container's side. */
const RIBS = Array.from(
  { length: 27 },
  (_, index) => `<path d="M${150 + index * 33} 352h16v322h-16z"/>`,
).join("");

const CONTAINER =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#17376a"/><stop offset=".62" stop-color="#b98a8f"/><stop offset="1" stop-color="#ffb676"/></linearGradient>
  <linearGradient id="quay" x2="0" y2="1"><stop stop-color="#5b6472"/><stop offset="1" stop-color="#39414d"/></linearGradient></defs>
  <rect width="1200" height="600" fill="url(#sky)"/><circle cx="900" cy="470" r="62" fill="#ffe0b0"/>
  <path d="M0 560h1200v80H0z" fill="#1b3a69"/><path d="M760 566h280v6H760zM800 586h200v5H800zM840 606h120v4H840z" fill="#ffc08a" opacity=".7"/>
  <g fill="#0b1f3d"><path d="M90 130h14v440H90zM250 130h14v440h-14z"/><path d="M40 210h420v18H40zM76 120h200v14H76z"/><path d="M380 228h5v70h-5zM350 298h66v16h-66z"/></g>
  <rect y="640" width="1200" height="260" fill="url(#quay)"/>
  <path d="M0 812h1200v14H0z" fill="#f0c14b" opacity=".7"/>
  <ellipse cx="600" cy="716" rx="500" ry="34" opacity=".4"/>
  <rect x="110" y="326" width="980" height="376" rx="6" fill="#c8531a"/>
  <g fill="#ee6416">${RIBS}</g>
  <path d="M110 326h980v26H110zM110 674h980v28H110zM110 326h26v376h-26zM1064 326h26v376h-26z" fill="#a8420f"/>
  <g fill="#20242c"><path d="M110 326h34v22h-34zM1056 326h34v22h-34zM110 680h34v22h-34zM1056 680h34v22h-34z"/></g>
  <g transform="translate(500 440) scale(6.2)" fill="#fbfaf7"><path d="M5 9.6h6.4v6H5zM12.8 9.6h6.4v6h-6.4zM20.6 9.6H27v6h-6.4zM1.6 17.4h28.8l-3.2 9.2c-1.9 1.5-3.7 1.5-5.6 0s-3.7-1.5-5.6 0-3.7 1.5-5.6 0-3.7-1.5-5.6 0zM12.8 2.2h6.4v6h-6.4z"/></g></svg>`;

const PHOTOS = {
  parcel: PARCEL,
  crates: CRATES,
  pallet: PALLET,
  container: CONTAINER,
};

async function write(name: string, svg: string, width: number): Promise<void> {
  const picture = sharp(new TextEncoder().encode(svg), { density: 144 });
  await picture.resize({ width }).jpeg({ quality: 80, mozjpeg: true })
    .toFile(new URL(`${name}.jpg`, FOLDER).pathname);
}

for (const [name, svg] of Object.entries(PHOTOS)) await write(name, svg, 1000);
for (const [name, person] of Object.entries(PORTRAITS)) {
  await write(name, portrait(person), 320);
}
