/** Copies the font files that static/styles/base.css names, with their licences, into static/fonts/. */
const FONTS: { family: string; scripts: string[] }[] = [
  {
    family: "inter",
    scripts: ["latin", "latin-ext", "cyrillic", "vietnamese"],
  },
  { family: "noto-sans-devanagari", scripts: ["devanagari"] },
  { family: "vazirmatn", scripts: ["arabic"] },
];

const PACKAGES = new URL(
  "./node_modules/@fontsource-variable/",
  import.meta.url,
);
const TARGET = new URL("../static/fonts/", import.meta.url);

for (const { family, scripts } of FONTS) {
  const source = new URL(`${family}/`, PACKAGES);
  for (const script of scripts) {
    const file = `${family}-${script}-wght-normal.woff2`;
    const target = new URL(`${family}-${script}.woff2`, TARGET);
    await Deno.copyFile(new URL(`files/${file}`, source), target);
  }
  const licence = new URL(`${family}-LICENSE.txt`, TARGET);
  await Deno.copyFile(new URL("LICENSE", source), licence);
}
