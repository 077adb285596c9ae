import { delay } from "deno-std/async/delay.js";
import { median, rounded } from "./figures.ts";
import { type Backend, JobSite, secondsOf } from "./job_site.ts";

/** Pieces of work by their names, in order. */
export type Pieces = Record<string, () => Promise<unknown>>;

/** A piece of work on this version and on an older one. */
interface Beside {
  /** The median of the rounds' ratios of times. */
  ratio: number;
  spread: [lowest: number, highest: number];
  atMost: number;
  /** Medians of this version and the older one. */
  seconds: [present: number, older: number];
  /** Requests to the store. */
  requests: [present: number, older: number];
}

const AT_MOST = 1.1;
/** Folding, which follows the clock, adds some requests to each side. */
const REQUESTS_AT_MOST = 1.02;
const ROUNDS = 3;
/** Long enough for a server to tell how many requests it has made. */
const SETTLED_MS = 200;

/**
 * Does the same work on empty sites of this version and of the one in `folder`, whose packages are installed and which is built, in
 * turns; sets the exit code if this one takes too long or makes more requests.
 */
export async function workBeside(
  { folder, backend }: { folder: string; backend: Backend },
  work: (site: JobSite) => Pieces,
): Promise<Record<string, Beside>> {
  const sides = [{}, { folder }];
  const rounds: Record<string, number>[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times = [];
    for (const side of sides) {
      await using site = await JobSite.startEmpty(backend, side);
      times.push(await timesOf(site, work(site)));
    }
    rounds.push(times);
  }
  const counts = [];
  for (const side of sides) {
    const countFile = await Deno.makeTempFile();
    await using site = await JobSite.startEmpty(backend, {
      ...side,
      countFile,
    });
    counts.push(await countsOf(site, work(site), countFile));
    await Deno.remove(countFile);
  }
  const [present, older] = counts;
  return Object.fromEntries(
    Object.keys(present!).map((name) => [
      name,
      compared(rounds.map((times) => times.map((all) => all[name]!)), [
        present![name]!,
        older![name]!,
      ]),
    ]),
  );
}

function compared(
  rounds: number[][],
  requests: [present: number, older: number],
): Beside {
  const ratios = rounds.map(([one, other]) => one! / other!);
  const middle = (side: number) => median(rounds.map((times) => times[side]!));
  const ratio = rounded(median(ratios));
  const [present, older] = requests;
  const isBeyond = ratio > AT_MOST || present > older * REQUESTS_AT_MOST;
  if (isBeyond) Deno.exitCode = 1;
  return {
    ratio,
    spread: [rounded(Math.min(...ratios)), rounded(Math.max(...ratios))],
    atMost: AT_MOST,
    seconds: [middle(0), middle(1)],
    requests,
  };
}

/** Returns the seconds of each piece. */
async function timesOf(
  site: JobSite,
  pieces: Pieces,
): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, work] of Object.entries(pieces)) {
    times[name] = await secondsOf(work);
    await site.idle();
  }
  return times;
}

/** Returns the requests to the store of each piece and of what it leaves to other jobs. */
async function countsOf(
  site: JobSite,
  pieces: Pieces,
  countFile: string,
): Promise<Record<string, number>> {
  const read = async () => {
    await site.idle();
    await delay(SETTLED_MS);
    return Number(await Deno.readTextFile(countFile));
  };
  const counts: Record<string, number> = {};
  for (const [name, work] of Object.entries(pieces)) {
    const before = await read();
    await work();
    counts[name] = await read() - before;
  }
  return counts;
}
