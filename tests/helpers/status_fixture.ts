import type { ParcelStage } from "@/lib/fields/constants.ts";

/** A status of a carrier, an office or a program, from its documentation or public reports. */
export interface PublishedStatus {
  stage: ParcelStage;
  source: string;
  text: string;
  /** The text in which holes have other fillings. */
  others: string[];
}

/** Five values for each hole; some of them also occur in statuses. */
export const FILLINGS: Record<string, string[]> = {
  n: ["1", "2", "3", "12", "40"],
  m: ["50", "51", "77", "100", "99"],
  name: ["Budi Santoso", "Müller GmbH", "S. O'Brien", "王伟", "DHL"],
  place: ["Oslo", "New York (JFK)", "LEIPZIG - GERMANY", "Nhà kho 3", "مسقط"],
  date: [
    ...["01-12-2026 08:05", "31-01-2027 23:59", "7-3-2027 9:30"],
    ...["28-02-2027 00:00", "15-11-2026 12:00:30"],
  ],
  time: ["12:30", "Nov 18, 10:49", "12-11-2026 10:00", "5 days", "18.11."],
};

/** How many values each hole has. */
export const FILLED = 5;

const FILE = new URL("../fixtures/statuses.tsv", import.meta.url);

/** Matches a hole with its value, as in `Arrived at {place:Oslo}`. */
const HOLE = /\{(\w+):([^}]*)\}/g;

export const PUBLISHED_STATUSES: readonly PublishedStatus[] = Deno
  .readTextFileSync(FILE).trimEnd().split("\n").map((line) => {
    const [stage = "", source = "", written = ""] = line.split("\t");
    const text = written.replace(HOLE, "$2");
    const others = text === written
      ? []
      : Array.from({ length: FILLED }, (_, at) => refill(written, at));
    return { stage: stage as ParcelStage, source, text, others };
  });

function refill(written: string, at: number): string {
  return written.replace(HOLE, (_, hole: string) => FILLINGS[hole]![at]!);
}
