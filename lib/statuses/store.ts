import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import type { LocaleCode } from "@/lib/i18n/locales.ts";
import {
  type ActivityColor,
  type ActivityIcon,
  PARCEL_STAGES,
  type ParcelStage,
  STAGES,
} from "@/lib/fields/constants.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { changeContent, CONTENT_VERSION } from "@/lib/settings/settings.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { type Actor, SYSTEM } from "@/lib/store/origin.ts";
import type { StatusStage } from "./schema.ts";
import { plainStage } from "./stages.ts";

/** Maximum statuses that a site adds. */
export const MAX_STATUSES = 200;

/** A status of the site's own, or the changes of a suggested one. */
export interface StoredStatus extends Stored {
  /** The text; null for a suggested status. */
  text: string | null;
  /** The texts that replace a suggestion, by language. */
  renamed: { [code in LocaleCode]?: string };
  stage: StatusStage;
  /** Null for the look of the stage. */
  icon: ActivityIcon | null;
  color: ActivityColor | null;
  hidden: "yes" | "no";
  /** Former texts, which keep the stage that they had. */
  former: [text: string, stage: StatusStage][];
  added_by: Actor;
}

export const statuses = new Collection<StoredStatus>({
  noun: "statuses",
  thing: "status",
  search_keys: [],
  inTurn: true,
  journal: {
    label: (item) => textIn(item, "en"),
    fields: ["text", "stage", "icon", "color", "hidden"],
  },
  extra: changeContent,
});

/** Returns all stored statuses, oldest first. */
export function listStored(kv: Kv): Promise<StoredStatus[]> {
  return statuses.listFirst(kv, { limit: MAX_STATUSES + STAGES.length });
}

/** Returns all stored statuses; the commit then conflicts with every other change of them. */
export async function readStored(
  tx: Transaction,
  kv: Kv,
): Promise<StoredStatus[]> {
  await tx.read(CONTENT_VERSION);
  return await listStored(kv);
}

/** Returns an unchanged suggestion by its id, the name of its stage; null for any other id. */
export function suggestedStatus(id: string): StoredStatus | null {
  if (plainStage(id as ParcelStage) === null) return null;
  const began = new Date(0).toISOString();
  return {
    id,
    version: 1,
    created_at: began,
    updated_at: began,
    text: null,
    renamed: {},
    stage: id as StoredStatus["stage"],
    icon: null,
    color: null,
    hidden: "no",
    former: [],
    added_by: SYSTEM.actor,
  };
}

/** Returns the eleven suggestions, changed or not, and then the site's own statuses. */
export function withSuggestions(
  records: readonly StoredStatus[],
): StoredStatus[] {
  const suggested = STAGES.map((_, at) => {
    const stage = PARCEL_STAGES[at]!;
    return records.find(({ id }) => id === stage) ?? suggestedStatus(stage)!;
  });
  return [...suggested, ...records.filter(({ text }) => text !== null)];
}

/** Returns the text of a status in a language; only suggestions are translated. */
export function textIn(
  { text, renamed, stage }: Pick<StoredStatus, "text" | "renamed" | "stage">,
  code: LocaleCode,
): string {
  return text ?? renamed[code] ??
    dictionaries[code][`status.${plainStage(stage)!}`];
}
