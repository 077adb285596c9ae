import { pick } from "deno-std/collections/pick.js";
import { invalid } from "@/lib/errors.ts";
import type { ListPage, PageQuery } from "@/lib/fields/paging.ts";
import type { Holder } from "@/lib/fields/roles.ts";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { fold, stripSymbols } from "@/lib/i18n/fold.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { shownActor } from "@/lib/journal/readers.ts";
import { actor } from "@/lib/journal/schema.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Merge } from "@/lib/store/stamps.ts";
import {
  actorOf,
  keepOwners,
  listFirstMembers,
  type MemberRecord,
  members,
  seenKey,
} from "./members.ts";
import { pinKey } from "./pins.ts";
import { type Member, member, type MemberPatch } from "./schema.ts";

/** Invisible characters, including those classed as letters, and the Braille blank. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A word that mixes two scripts with look-alike letters, such as a Cyrillic O among Latin letters. */
const MIXED_SCRIPTS =
  /\p{Script=Latin}\S*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\S*\p{Script=Latin}/u;

/** The journal's labels for actors without a name, in all languages. */
const RESERVED_NAMES: ReadonlySet<string> = new Set(
  Object.values(dictionaries).flatMap((dictionary) =>
    actor.shape.kind.options.map((kind) =>
      spellingOf(dictionary[`journalActor.${kind}`])
    )
  ),
);

/**
 * Throws 422 on `name` if it could pass for someone else in the journal: an invisible name, one with an @ (it reads as the
 * email of a member without a name), one with a mixed-script word, the journal's label for an actor without a name, or any
 * spelling of the name of another of the first 100 members. Call it only when a name changes: two people may be invited under
 * the same name.
 */
export async function requireOwnName(
  kv: Kv,
  { id, name }: Pick<MemberRecord, "id" | "name">,
): Promise<void> {
  if (name === null) return;
  const spelled = spellingOf(name);
  const isOdd = spelled === "" || RESERVED_NAMES.has(spelled) ||
    MIXED_SCRIPTS.test(name) ||
    fold(name).includes("@");
  const others = (await listFirstMembers(kv)).filter((other) =>
    other.id !== id
  );
  const isTaken = others.some((other) =>
    spellingOf(other.name ?? "") === spelled
  );
  if (!isTaken && !isOdd) return;
  throw invalid({ key: "invalid.memberName", field: "name" });
}

/** Normalizes a name by removing barely visible differences, such as spaces and invisible characters. */
function spellingOf(name: string): string {
  const visible = fold(name).replace(INVISIBLE, "").trim();
  return stripSymbols(visible) || visible;
}

/** Returns a page of the team. */
export async function listMembers(
  kv: Kv,
  query: PageQuery,
): Promise<ListPage<Member>> {
  const page = await members.list(kv, query);
  return { ...page, data: await toMembers(kv, page.data) };
}

/** Returns the names of the first 100 members by id; a missing name is replaced by the email if the reader may see it. */
export async function listNames(
  kv: Kv,
  reader: Holder,
  t: Translate,
): Promise<Map<string, string>> {
  const people = await listFirstMembers(kv);
  return new Map(people.map((person) => {
    const { name } = shownActor(reader, actorOf(person));
    return [person.id, name ?? t("journalActor.admin")];
  }));
}

/** Returns a member by id, or null. */
export async function getMember(kv: Kv, id: string): Promise<Member | null> {
  const record = await members.get(kv, id);
  return record && await toMember(kv, record);
}

/** Returns a member as in API responses. */
export async function toMember(kv: Kv, record: MemberRecord): Promise<Member> {
  return (await toMembers(kv, [record]))[0]!;
}

/**
 * Changes a member's name, role or activity, with immediate effect on existing sessions: they read the record on every request,
 * and a deactivation ends them. Throws 404, 422 like requireOwnName(), and 409 like `merge` or for the last owner.
 */
export async function updateMember(
  kv: Kv,
  patch: MemberPatch,
  merge?: Merge,
): Promise<{ member: Member; changed: boolean }> {
  const { record, changed } = await members.update(
    kv,
    patch,
    async (after, before, tx) => {
      if (after.name !== before.name) await requireOwnName(kv, after);
      if (after.active === "no" && before.active === "yes") {
        // Reactivation must not revive old sessions or links.
        after.epoch += 1;
        after.invitation = null;
      }
      await keepOwners(tx, before, after);
    },
    merge,
  );
  return { member: await toMember(kv, record), changed };
}

/** Removes a member; the name stays in the journal. Throws 404, and 409 for the last owner. */
export function removeMember(kv: Kv, id: string): Promise<void> {
  return members.delete(kv, id, async (tx, record) => {
    await keepOwners(tx, record, null);
    tx.delete(pinKey(id));
    tx.delete(seenKey(id));
  });
}

const STORED_FIELDS = member.omit({ last_seen_at: true }).keyof().options;

async function toMembers(kv: Kv, records: MemberRecord[]): Promise<Member[]> {
  const seen = await kv.getMany<number>(records.map(({ id }) => seenKey(id)));
  return records.map((record, at) => {
    const moment = seen[at];
    return {
      ...pick(record, STORED_FIELDS),
      last_seen_at: moment == null ? null : new Date(moment).toISOString(),
    };
  });
}
