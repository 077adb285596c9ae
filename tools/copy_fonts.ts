/** Copies the font files that static/styles/fonts.css names, with their licences, into static/fonts/. */
const FONTS = [
  {
    family: "inter",
    scripts: ["latin", "latin-ext", "cyrillic", "vietnamese"],
  },
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
    await Deno.copyFile(
      new URL(`files/${file}`, source),
      new URL(`${family}-${script}.woff2`, TARGET),
    );
  }
  await Deno.copyFile(
    new URL("LICENSE", source),
    new URL(`${family}-LICENSE.txt`, TARGET),
  );
}
