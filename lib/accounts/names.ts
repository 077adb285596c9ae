import { invalid } from "@/lib/errors.ts";
import { fold, joined } from "@/lib/i18n/fold.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type AdminRecord, listAdmins } from "./admins.ts";

/**
 * Throws 422 on `name` for one that a person takes and by which they would pass as a colleague in the journal: with an
 * @, because the address stands for a missing name, or that another of the first 100 members has in whatever spelling. Two people
 * may share a name by which they are invited.
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

/** Returns what is left of a name for the eye: spaces and invisible characters tell nobody apart. */
function spellingOf(name: string): string {
  return joined(fold(name)) || fold(name);
}
