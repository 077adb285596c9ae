/** Nanoseconds on a processor of each thread of a process, by thread. */
export type ThreadTimes = Map<string, number>;

/** Megabytes of a process in memory: now, and the most since it started. */
export interface Memory {
  now: number;
  peak: number;
}

/** Reads how long each thread of a process has run, to the nanosecond (Linux). */
export async function readThreadTimes(pid: number): Promise<ThreadTimes> {
  const times: ThreadTimes = new Map();
  for await (const { name } of Deno.readDir(`/proc/${pid}/task`)) {
    // A thread may end between the two lines.
    const text = await Deno.readTextFile(`/proc/${pid}/task/${name}/schedstat`)
      .catch(() => null);
    if (text !== null) times.set(name, Number(text.split(" ", 1)[0]));
  }
  return times;
}

/** Returns the microseconds that a process has run between two readings; a thread that has ended counts for nothing. */
export function timeBetween(before: ThreadTimes, after: ThreadTimes): number {
  let nanoseconds = 0;
  for (const [thread, time] of after) {
    nanoseconds += time - (before.get(thread) ?? 0);
  }
  return nanoseconds / 1_000;
}

/** Reads what a process holds in memory (Linux). */
export async function readMemory(pid: number): Promise<Memory> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  return { now: megabytes(status, "VmRSS"), peak: megabytes(status, "VmHWM") };
}

function megabytes(status: string, field: string): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status);
  if (kilobytes === null) throw new Error(`The process does not say ${field}`);
  return Math.round(Number(kilobytes[1]) / 1024);
}
