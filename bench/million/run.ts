import { ROOT } from "@/lib/tasks/project.ts";
import { merge, partsOf, stamp } from "../results.ts";
import { measureBackup } from "./backup.ts";
import { measureGrowth } from "./growth.ts";
import { measureScreens } from "./screens.ts";
import { measureServers } from "./servers.ts";
import { ENTRIES, makeTable, removeStore } from "./table.ts";

const PARCELS = 1_000_000;
const IMAGES = 500;
const SMALL = 1_000;
const FOLDER = `${ROOT}/data/bench`;

/** The measurements, on copies of the two tables. Each returns its results and whether they are within bounds. */
const PARTS: Record<
  string,
  (small: string, large: string) => Promise<Measurement>
> = {
  async growth(small, large) {
    const figures = await measureGrowth(small, large);
    return { results: { figures }, figures };
  },
  async screens(small, large) {
    const results = await measureScreens(small, large);
    return { results, figures: [...results.asked, ...results.figures] };
  },
  async servers(small, large) {
    const results = await measureServers(small, large);
    return { results, figures: Object.values(results) };
  },
  async backup(_small, large) {
    return { results: await measureBackup(large), figures: [] };
  },
};

interface Measurement {
  results: object;
  /** Figures with bounds. */
  figures: BoundedFigure[];
}

interface BoundedFigure {
  ratio: number;
  atMost: number | null;
}

/**
 * Compares a store of a million parcels, each with two history entries, with a store of a thousand. Writes each part to
 * bench/million.json when it is done, and fails beyond a bound. The first argument selects a part; the second one sets
 * the number of parcels, and then nothing is written. The tables are kept for the next run.
 */
async function main(only?: string, parcels?: string): Promise<void> {
  const parts = partsOf(PARTS, only);
  const measured = await stamp();
  const size = { parcels: Number(parcels ?? PARCELS), images: IMAGES };
  const [small, large] = await makeTables(size);
  try {
    for (const [name, measure] of parts) {
      const { results, figures } = await measure(small, large);
      console.log(name, results);
      if (parcels === undefined) {
        await merge("million.json", {
          ...{ ...size, activities: ENTRIES * PARCELS, beside: SMALL },
          [name]: { ...measured, ...results },
        });
      }
      if (figures.some(isBeyond)) Deno.exitCode = 1;
    }
  } finally {
    for (const copy of [small, large]) await removeStore(copy);
  }
}

function isBeyond({ ratio, atMost }: BoundedFigure): boolean {
  return atMost !== null && ratio > atMost;
}

/** Creates the tables and copies them, because the measurements write to them. */
async function makeTables(
  size: { parcels: number; images: number },
): Promise<[small: string, large: string]> {
  await Deno.mkdir(FOLDER, { recursive: true });
  return [
    await makeCopy({ parcels: SMALL, images: 0 }),
    await makeCopy(size),
  ];
}

async function makeCopy(
  size: { parcels: number; images: number },
): Promise<string> {
  const file = `${FOLDER}/${size.parcels}.kv`;
  await makeTable(file, size);
  const copy = `${file}.copy`;
  await removeStore(copy);
  await Deno.copyFile(file, copy);
  return copy;
}

if (import.meta.main) await main(...Deno.args);
