import { invalid } from "@/lib/errors.ts";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { fold, joined } from "@/lib/i18n/fold.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type AdminRecord, listAdmins } from "./admins.ts";

/** Invisible characters, some of which count as letters, and the blank of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A word of two scripts whose letters look alike, such as a Cyrillic O among Latin letters. */
const MIXED =
  /\p{Script=Latin}\S*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\S*\p{Script=Latin}/u;

/** The journal's labels for actors without a name. */
const NAMELESS = [
  "journalActor.admin",
  "journalActor.system",
  "journalActor.token",
  "journalActor.user",
  "journalActor.visitor",
] satisfies MessageKey[];

const RESERVED: ReadonlySet<string> = new Set(
  Object.values(dictionaries).flatMap((dictionary) =>
    NAMELESS.map((key) => spellingOf(dictionary[key]))
  ),
);

/**
 * Throws 422 on `name` if it could pass for someone else in the journal: an invisible name, one with an @, which reads as the
 * address of a member without a name, one with a word in two scripts, the journal's label for an actor without a name, or the
 * name of another of the first 100 members, however it is spelled. Call it only when a name changes: two people may be invited
 * under the same one.
 */
export async function requireOwnName(
  kv: Kv,
  { id, name }: Pick<AdminRecord, "id" | "name">,
): Promise<void> {
  if (name === null) return;
  const spelled = spellingOf(name);
  const isOdd = spelled === "" || RESERVED.has(spelled) || MIXED.test(name) ||
    fold(name).includes("@");
  const others = (await listAdmins(kv)).filter((other) => other.id !== id);
  const isTaken = others.some((other) =>
    spellingOf(other.name ?? "") === spelled
  );
  if (!isTaken && !isOdd) return;
  throw invalid({ key: "invalid.memberName", field: "name" });
}

/** Returns a name without the differences that are hard to see, such as spaces and invisible characters. */
function spellingOf(name: string): string {
  const visible = fold(name).replace(INVISIBLE, "").trim();
  return joined(visible) || visible;
}
