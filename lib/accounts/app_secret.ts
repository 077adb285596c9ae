import type { Kv } from "@/lib/store/kv.ts";

const KEY = ["secret"];

/**
 * Returns the secret that signs cookies of devices and verifications: from the environment, or 256 bits that are generated
 * once and stored.
 */
export async function getAppSecret(
  kv: Kv,
  fromEnv: string | null | undefined,
): Promise<string> {
  if (fromEnv) return fromEnv;
  return await kv.getCached<string>(KEY) ?? await makeSecret(kv);
}

function makeSecret(kv: Kv): Promise<string> {
  return kv.transact(async (tx) => {
    const kept = await tx.read<string>(KEY);
    if (kept !== null) return kept;
    const made = crypto.getRandomValues(new Uint8Array(32)).toHex();
    tx.set(KEY, made);
    return made;
  });
}
