/**
 * Writes the icons of home screens (static/icon-*.png, static/apple-touch-icon.png) and the picture of shared links
 * (static/share.png).
 */
import sharp from "sharp";

const STATIC = new URL("../static/", import.meta.url);

const NAVY = "#0b1f3d";
const PAPER = "#f7f5ef";
const ORANGE = "#f26a1b";

/** The mark as components/layout/Logo.tsx draws it, in a box of 32 by 32. */
const HULL =
  "M5 9.6h6.4v6H5zM12.8 9.6h6.4v6h-6.4zM20.6 9.6H27v6h-6.4zM1.6 17.4h28.8l-3.2 9.2c-1.9 1.5-3.7 1.5-5.6 0s-3.7-1.5-5.6 0-3.7 1.5-5.6 0-3.7-1.5-5.6 0z";
const BOX = "M12.8 2.2h6.4v6h-6.4z";

function mark(transform: string): string {
  return `<g transform="${transform}"><path fill="${PAPER}" d="${HULL}"/><path fill="${ORANGE}" d="${BOX}"/></g>`;
}

/** Draws an icon without transparent corners, for systems that crop icons to their own shapes. */
function fullIcon(scale: number): string {
  const edge = (32 - 32 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${NAVY}"/>${
    mark(`translate(${edge} ${edge}) scale(${scale})`)
  }</svg>`;
}

/** Draws a laden ship at dusk, without words because links are shared in 16 languages. */
function sharePicture(): string {
  const waves = (y: number, length: number, height: number) =>
    `M0 ${y}q${length / 2}-${height} ${length} 0${
      `t${length} 0`.repeat(Math.ceil(1200 / length))
    }V630H0z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0b1f3d"/><stop offset=".45" stop-color="#17376a"/><stop offset=".7" stop-color="#3a588a"/><stop offset=".86" stop-color="#b98a8f"/><stop offset="1" stop-color="#ffb676"/></linearGradient>
</defs>
<path fill="url(#sky)" d="M0 0h1200v430H0z"/>
<path fill="none" stroke="#ffd9b8" stroke-opacity=".35" stroke-width="5" stroke-linecap="round" d="M90 300h210M170 322h320M760 286h260M880 308h230M60 356h150M980 348h140"/>
<circle cx="930" cy="408" r="54" fill="#ffe0b0"/>
<path fill="#2c4d7d" d="M0 420h1200v210H0z"/>
<path fill="none" stroke="#ffc08a" stroke-width="4" stroke-linecap="round" d="M860 440h150M890 456h90M840 472h170M910 490h60"/>
<path fill="#1b3a69" d="${waves(470, 120, 16)}"/>
${mark("translate(330 62) scale(17)")}
<path fill="#102b54" d="${waves(512, 100, 20)}"/>
<path fill="#0b1f3d" d="${waves(560, 140, 24)}"/>
</svg>`;
}

async function write(name: string, svg: string, width: number) {
  const density = 72 * Math.max(1, width / 32);
  const png = await sharp(new TextEncoder().encode(svg), {
    density: Math.min(density, 1_200),
  }).resize({ width }).png({ compressionLevel: 9, palette: true }).toBuffer();
  await Deno.writeFile(new URL(name, STATIC), png);
  console.log(`static/${name}: ${png.length} bytes`);
}

const favicon = await Deno.readTextFile(new URL("favicon.svg", STATIC));
await write("icon-192.png", favicon, 192);
await write("icon-512.png", favicon, 512);
await write("icon-maskable-512.png", fullIcon(0.6), 512);
await write("apple-touch-icon.png", fullIcon(0.74), 180);
await write("share.png", sharePicture(), 1_200);
