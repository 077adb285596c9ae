import { join } from "node:path";
import { median, round } from "./figures.ts";
import { load } from "./load.ts";
import type { Server } from "./servers.ts";
import {
  type Memory,
  readMemory,
  readThreadTimes,
  timeBetween,
} from "./usage.ts";

/** The requests to every server of a comparison. */
export interface Questions {
  /** Requested in turn; each round of a server starts where its previous one stopped. */
  paths: string[];
  headers: Record<string, string>;
}

/** One server in one round. */
interface Round {
  rate: number;
  p50: number;
  p99: number;
  cpu: number;
}

/** One server in all rounds. */
export interface Run {
  rounds: Round[];
  memory: Memory;
}

/** The medians of one server. */
export interface Side {
  /** Requests per second. */
  rate: number;
  /** Percentiles of latency in microseconds. */
  p50: number;
  p99: number;
  /** Microseconds of processor time per request, for all threads. */
  cpu: number;
  memory: Memory;
}

/** The app compared with another server. */
export interface Figure {
  name: string;
  /** The median of the rounds' ratios of rates. */
  ratio: number;
  /** The minimum ratio. */
  atLeast?: number;
  /** The lowest and the highest ratio of a round. If they are far apart, something else was running. */
  spread: [lowest: number, highest: number];
  /** The median of the rounds' ratios of processor time, which depends less on other load. */
  cpuRatio: number;
  app: Side;
  beside: Side;
}

const ROUNDS = 7;
const SECONDS = 2;
/** V8 keeps optimizing a rendering server for some seconds under load. */
const WARM_UP_SECONDS = 6;

/**
 * Warms servers up, then sends them the same requests in turns, round by round, and returns the results of each. `own`
 * contains headers for one server only, such as its session.
 */
export async function takeTurns(
  servers: Server[],
  { paths, headers: common }: Questions,
  dir: string,
  own: (Record<string, string> | undefined)[] = [],
): Promise<Run[]> {
  const pathsFile = join(dir, "paths.txt");
  await Deno.writeTextFile(pathsFile, paths.join("\n"));
  const starts: number[] = [];
  for (const [index, { origin }] of servers.entries()) {
    const headers = { ...common, ...own[index] };
    const options = { seconds: WARM_UP_SECONDS, headers };
    starts.push((await load(origin, pathsFile, options)).requests);
  }
  const rounds: Round[][] = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, server] of servers.entries()) {
      const start = starts[index]!;
      const headers = { ...common, ...own[index] };
      const options = { seconds: SECONDS, start, headers };
      const { requests, ...measured } = await ask(server, pathsFile, options);
      starts[index] = start + requests;
      rounds[index]!.push(measured);
    }
  }
  return await Promise.all(servers.map(async ({ pid }, index) => ({
    rounds: rounds[index]!,
    memory: await readMemory(pid),
  })));
}

async function ask(
  { origin, pid }: Server,
  pathsFile: string,
  options: Parameters<typeof load>[2],
): Promise<Round & { requests: number }> {
  const before = await readThreadTimes(pid);
  const loaded = await load(origin, pathsFile, options);
  const spent = timeBetween(before, await readThreadTimes(pid));
  return { ...loaded, cpu: spent / loaded.requests };
}

/** Compares the app with another server, round by round. */
export function compare(
  { name, atLeast }: Pick<Figure, "name" | "atLeast">,
  app: Run,
  beside: Run,
): Figure {
  const pairs = app.rounds.map((round, index) =>
    [round, beside.rounds[index]!] as const
  );
  const ratios = pairs.map(([ours, theirs]) => ours.rate / theirs.rate);
  const cpuRatios = pairs.map(([ours, theirs]) => theirs.cpu / ours.cpu);
  return {
    name,
    ratio: round(median(ratios)),
    ...(atLeast !== undefined && { atLeast }),
    spread: [round(Math.min(...ratios)), round(Math.max(...ratios))],
    cpuRatio: round(median(cpuRatios)),
    app: sideOf(app),
    beside: sideOf(beside),
  };
}

function sideOf({ rounds, memory }: Run): Side {
  const middle = (name: keyof Round) =>
    Math.round(median(rounds.map((round) => round[name])));
  return {
    ...{ rate: middle("rate"), p50: middle("p50"), p99: middle("p99") },
    ...{ cpu: middle("cpu"), memory },
  };
}

/** Prints figures, one per line. */
export function showFigures(figures: Figure[]): void {
  const lines = figures.map(({ app, beside, spread, ...figure }) => ({
    name: figure.name,
    ratio: figure.ratio,
    atLeast: figure.atLeast,
    spread: spread.join(" to "),
    cpuRatio: figure.cpuRatio,
    ...lineOf("app", app),
    ...lineOf("beside", beside),
  }));
  console.table(lines);
}

function lineOf(name: string, { memory, ...side }: Side) {
  const latency = `${side.p50}, ${side.p99}`;
  return {
    [`rate (${name})`]: side.rate,
    [`p50, p99 µs (${name})`]: latency,
    [`cpu µs (${name})`]: side.cpu,
    [`MB (${name})`]: memory.now,
  };
}
