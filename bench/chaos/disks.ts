/** A disk that can be filled up. */
export interface Disk extends AsyncDisposable {
  folder: string;
  /** What the server is started through. */
  through: string[];
  /** Leaves no room for the server of this process id. */
  fill(pid: number): Promise<void>;
  free(pid: number): Promise<void>;
}

const SIZE = "24m";
/** So much every file has already. */
const LIMIT_BYTES = 4_096;

/** A small file system of its own, which is full when a file takes the rest; null where nobody may mount one. */
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
      // For a moment a process that is just being started may hold what this one had open.
      await succeeds("umount", ["--lazy", folder]);
      await Deno.remove(folder);
    },
  };
}

/** A disk on which no file may grow, for who may mount none; null where limits cannot be changed. */
export async function limitedDisk(): Promise<Disk | null> {
  if (!await succeeds("prlimit", ["--version"])) return null;
  const folder = await Deno.makeTempDir({ prefix: "waybill_disk_" });
  return {
    folder,
    // A signal would end a process that reaches its limit, and not that alone.
    through: ["sh", "-c", `trap "" XFSZ; exec "$@"`, "sh"],
    fill: (pid) => limit(pid, `${LIMIT_BYTES}:unlimited`),
    free: (pid) => limit(pid, "unlimited"),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

/** Writes until there is no room left, the last bytes one by one. */
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
