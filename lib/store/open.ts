import { Turns } from "@/lib/slots.ts";
import { Deadline } from "./failures.ts";
import { prepareFile } from "./file.ts";
import { Kv, type KvOptions } from "./kv.ts";
import { Operations } from "./outages.ts";
import { RecentValues } from "@/lib/caches.ts";
import { EnvError, isFile, isUrl } from "@/lib/env_values.ts";

/** A store in another process; on Deno Deploy its URL is unknown. */
interface Remote {
  url: string | undefined;
}

/**
 * Opens the store: a file (created if missing, with its folder, readable by this user only), `:memory:`, an https URL of a
 * KV Connect server, or undefined for the platform's own. Throws when the file is not a whole database.
 */
export async function openKv(
  path: string | undefined,
  options: KvOptions = {},
): Promise<Kv> {
  if (isFile(path)) await prepareFile(path);
  const db = await Deno.openKv(path);
  const isRemote = path === undefined || isUrl(path);
  return createKv(db, options, isRemote ? { url: path } : undefined);
}

/** Creates the store on an open database. */
export function createKv(db: Deno.Kv, options: KvOptions, remote?: Remote): Kv {
  const { deadlines, onFailure } = options;
  const now = () => options.now?.() ?? new Date();
  const url = remote?.url;
  return new Kv({
    db,
    options,
    isRemote: remote !== undefined,
    operations: new Operations({ now, deadlines, url, onFailure }),
    // A timeout fails all queued work, or the last in the queue would wait for the sum of all deadlines.
    turns: new Turns((error) =>
      error instanceof Error && error.cause instanceof Deadline
    ),
    recent: new RecentValues(),
    gathered: new Map(),
  });
}

/** Opens the store of KV_PATH like openKv(). Throws EnvError with a message for the operator. */
export async function openKvPath(
  path: string | undefined,
  options: KvOptions = {},
): Promise<Kv> {
  try {
    return await openKv(path, options);
  } catch (error) {
    throw new EnvError(`KV_PATH cannot be opened: ${(error as Error).message}`);
  }
}
