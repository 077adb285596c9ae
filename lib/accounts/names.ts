import { invalid } from "@/lib/errors.ts";
import { fold, joined } from "@/lib/i18n/fold.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type AdminRecord, listAdmins } from "./admins.ts";

/**
 * Throws 422 on `name` if it could pass for a colleague in the journal: a name with an @, which reads as the address of a member
 * without a name, or the name of another of the first 100 members, however it is spelled. Call it only when a name changes: two
 * people may be invited under the same one.
 */
export async function requireOwnName(
  kv: Kv,
  { id, name }: Pick<AdminRecord, "id" | "name">,
): Promise<void> {
  if (name === null) return;
  const spelled = spellingOf(name);
  const others = (await listAdmins(kv)).filter((other) => other.id !== id);
  const isTaken = others.some((other) =>
    spellingOf(other.name ?? "") === spelled
  );
  if (!isTaken && !fold(name).includes("@")) return;
  throw invalid({ key: "invalid.memberName", field: "name" });
}

/** Returns a name without the differences that are hard to see, such as spaces and invisible characters. */
function spellingOf(name: string): string {
  return joined(fold(name)) || fold(name);
}
