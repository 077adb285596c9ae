import { join } from "node:path";
import { convert } from "@/lib/migrations/convert.ts";
import { formOf } from "@/lib/migrations/marks.ts";
import { fillFile, setCount } from "./fill.ts";
import { formerDecadeOf, FormerWriter, markFormer } from "./former_writer.ts";
import { secondsOf } from "./job_site.ts";
import { merge, stamp } from "./results.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";
import { openKv } from "@/lib/store/open.ts";

const PARCELS = 1_000_000;
/** History entries of each parcel. */
const ENTRIES = 2;
/** Numbers of parcels, each with the maximum seconds of its conversion. */
const AT_MOST = [[10_000, 3], [PARCELS, 240]] as const;

/**
 * Measures the conversion of a file of version 2.1.0 with 10,000 parcels and with a million, and writes
 * bench/migration.json: `deno task bench:migration [parcels]`. With a number of parcels, it does not write the file.
 */
async function main(parcels?: string): Promise<void> {
  const measured = await stamp();
  if (parcels !== undefined) {
    console.log(await measure(Number(parcels)));
    return;
  }
  const figures = [];
  for (const [length, atMost] of AT_MOST) {
    const seconds = await measure(length);
    console.log({ parcels: length, seconds, atMost });
    figures.push({ parcels: length, seconds, atMost });
    if (seconds > atMost) Deno.exitCode = 1;
  }
  await merge("migration.json", { ...measured, figures });
}

async function measure(length: number): Promise<number> {
  await using folder = new TempFolder();
  const file = join(folder.path, "former.kv");
  await makeFormer(file, length);
  using kv = await openKv(file);
  const seconds = await secondsOf(() => convert(kv, { isAlone: true }));
  if (await formOf(kv) !== "present") throw new Error("It is not converted");
  return seconds;
}

/** Creates a store as version 2.1.0 has it. */
async function makeFormer(file: string, length: number): Promise<void> {
  (await openKv(file)).close();
  const samples = {
    length,
    entries: ENTRIES,
    sampleAt: formerDecadeOf(length),
  };
  fillFile(file, samples, FormerWriter);
  using kv = await openKv(file);
  await setCount(kv, length);
  await markFormer(kv);
}

if (import.meta.main) await main(...Deno.args);
