/** Processor time of each thread of a process in nanoseconds, by thread. */
export type ThreadTimes = Map<string, number>;

/** Memory of a process in megabytes: now, and the peak since it started. */
export interface Memory {
  now: number;
  peak: number;
}

/** Reads the processor time of each thread of a process (Linux). */
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

/** Returns the microseconds of processor time between two readings. Threads that have ended do not count. */
export function timeBetween(before: ThreadTimes, after: ThreadTimes): number {
  let nanoseconds = 0;
  for (const [thread, time] of after) {
    nanoseconds += time - (before.get(thread) ?? 0);
  }
  return nanoseconds / 1_000;
}

/** Reads the memory of a process (Linux). */
export async function readMemory(pid: number): Promise<Memory> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  return { now: megabytes(status, "VmRSS"), peak: megabytes(status, "VmHWM") };
}

function megabytes(status: string, field: string): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status);
  if (kilobytes === null) throw new Error(`The process does not say ${field}`);
  return Math.round(Number(kilobytes[1]) / 1024);
}
