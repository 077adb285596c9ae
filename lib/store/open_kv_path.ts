import { EnvError } from "@/lib/env.ts";
import { type Kv, type KvOptions, openKv } from "./kv.ts";

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
