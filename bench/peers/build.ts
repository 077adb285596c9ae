/**
 * Makes HonoX's and Astro's version of the app's page and builds both for production. Arguments: the file that holds the
 * page, and the one to write for what peers read when they start.
 */
import { build as buildAstro } from "astro";
import { fromFileUrl } from "deno-std/path/from_file_url.js";
import { build as buildVite } from "vite";
import { takeApart } from "./take_apart.ts";
import { writeAstro, writeJsx } from "./write.ts";

const HONOX = fromFileUrl(new URL("honox", import.meta.url));
const ASTRO = fromFileUrl(new URL("astro", import.meta.url));

const [pageFile, dataFile] = Deno.args;
const { html, headers } = JSON.parse(await Deno.readTextFile(pageFile!));
const { components, data } = takeApart(html);
await Deno.writeTextFile(dataFile!, JSON.stringify({ ...data, headers }));

await writeJsx(`${HONOX}/made`, components);
Deno.chdir(HONOX);
await buildVite();

await writeAstro(`${ASTRO}/made`, components);
await buildAstro({ root: ASTRO });
