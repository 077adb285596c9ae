/** A disk that can be filled up. */
export interface Disk extends AsyncDisposable {
  folder: string;
  /** The command prefix that starts the server on it. */
  through: string[];
  /** Fills the disk for the server of this process id. */
  fill(pid: number): Promise<void>;
  free(pid: number): Promise<void>;
}

const SIZE = "24m";
/** The size of every file before the limit. */
const LIMIT_BYTES = 4_096;

/** Mounts a small file system; null if mounting is not permitted. */
export async function smallDisk(): Promise<Disk | null> {
  const folder = await Deno.makeTempDir({ prefix: "waybill_disk_" });
  const options = ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder];
  if (!await succeeds("mount", options)) {
    await Deno.remove(folder);
    return null;
  }
  const filler = `${folder}/filler`;
  return {
    folder,
    through: [],
    fill: () => fillUp(filler),
    free: () => Deno.remove(filler),
    async [Symbol.asyncDispose]() {
      // A process that is being started may hold inherited files for a moment.
      await succeeds("umount", ["--lazy", folder]);
      await Deno.remove(folder);
    },
  };
}

/** Sets a limit on file sizes, for users who may not mount; null where limits cannot be changed. */
export async function limitedDisk(): Promise<Disk | null> {
  if (!await succeeds("prlimit", ["--version"])) return null;
  const folder = await Deno.makeTempDir({ prefix: "waybill_disk_" });
  return {
    folder,
    // Ignores the signal that would end a process at its limit.
    through: ["sh", "-c", `trap "" XFSZ; exec "$@"`, "sh"],
    fill: (pid) => limit(pid, `${LIMIT_BYTES}:unlimited`),
    free: (pid) => limit(pid, "unlimited"),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

/** Writes until the disk is full; the last bytes are written one by one. */
async function fillUp(file: string): Promise<void> {
  using open = await Deno.open(file, { create: true, write: true });
  for (let size = 1024 ** 2; size >= 1; size = Math.floor(size / 4)) {
    const bytes = new Uint8Array(size);
    try {
      while (await open.write(bytes) === size);
    } catch (error) {
      if (!/space|os error 28/i.test((error as Error).message)) throw error;
    }
  }
}

async function limit(pid: number, value: string): Promise<void> {
  const args = [`--pid=${pid}`, `--fsize=${value}`];
  if (!await succeeds("prlimit", args)) throw new Error("Cannot set a limit");
}

async function succeeds(command: string, args: string[]): Promise<boolean> {
  try {
    const { success } = await new Deno.Command(command, {
      args,
      ...{ stdout: "null", stderr: "null" },
    }).output();
    return success;
  } catch {
    return false;
  }
}
