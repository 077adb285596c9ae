import { EnvError } from "@/lib/env.ts";
import { type Kv, type KvOptions, openKv } from "./kv.ts";

/** Opens the store that KV_PATH names, like openKv(). Throws EnvError, in words for the operator, where that fails. */
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
