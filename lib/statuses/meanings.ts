import { BoundedMap } from "@/lib/caches.ts";
import {
  CLOSED_STAGES,
  PARCEL_STAGES,
  type ParcelStage,
  type Stage,
  STAGES,
} from "@/lib/fields/constants.ts";
import { LOCALE_CODES, type LocaleCode } from "@/lib/i18n/locales.ts";
import { contentSnapshot } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  type ActivityLook,
  lookOf,
  plainStage,
  stageOf,
  statusKey,
  suggestionOf,
} from "./stages.ts";
import {
  listStored,
  type StoredStatus,
  textIn,
  withSuggestions,
} from "./store.ts";
import { suggestedText } from "./suggested_text.ts";

/** Cached stages of statuses. */
const MAX_CACHED = 5_000;

/** The meaning that a site gives to a text. */
interface OwnMeaning {
  /** The id of the site's own status; null for a renamed suggestion and for former texts. */
  id: string | null;
  stage: Stage | null;
  look: Partial<ActivityLook>;
  /** The stage whose suggestion it renames; null for a status of the site's own and for former texts. */
  renames: Stage | null;
}

/** The texts of the suggested statuses in a language. */
export type SuggestedTexts = Readonly<Record<Stage, string>>;

/**
 * What statuses mean on a site: its own statuses come first, then suggestions, then known texts; any other means no
 * stage. Immutable.
 */
export class StatusMeanings {
  /** By statusKey(). */
  readonly #own: ReadonlyMap<string, OwnMeaning>;
  readonly #cached = new BoundedMap<string, Stage | null>(MAX_CACHED);
  readonly #suggested = new BoundedMap<LocaleCode, SuggestedTexts>(
    LOCALE_CODES.length,
  );
  /** The looks that the site gives to suggestions. */
  readonly #looks: ReadonlyMap<Stage | null, Partial<ActivityLook>>;

  constructor(readonly records: readonly StoredStatus[] = []) {
    this.#own = ownMeanings(records);
    const suggested = records.filter(({ text }) => text === null);
    this.#looks = new Map(
      suggested.map((record) => [plainStage(record.stage), ownLook(record)]),
    );
  }

  /** Returns the stage of a status, or null. */
  stageOf(status: string | null): Stage | null {
    if (status === null || this.#own.size === 0) return stageOf(status);
    return this.#cached.getOrInsertComputed(status, () => {
      const own = this.#ownOf(status);
      return own === undefined ? stageOf(status) : own.stage;
    });
  }

  /** Returns the stage under which a parcel with this status is filed. */
  filedStageOf(status: string | null): ParcelStage {
    if (status === null) return "none";
    const stage = this.stageOf(status);
    return stage === null ? "other" : PARCEL_STAGES[STAGES.indexOf(stage)]!;
  }

  /** Reports whether nothing is expected after a status. */
  hasEnded(status: string | null): boolean {
    return CLOSED_STAGES.includes(this.filedStageOf(status));
  }

  /** Reports whether the site or the product defines a status; `other` counts only if the site has chosen it. */
  isKnown(status: string): boolean {
    return this.#ownOf(status) !== undefined || stageOf(status) !== null;
  }

  /** Returns the id of the site's own status with this text, or null. */
  ownId(status: string): string | null {
    return this.#ownOf(status)?.id ?? null;
  }

  /** Returns the stage of a suggestion, renamed or not, which is shown in the reader's language; null for any other text. */
  suggestionOf(status: string | null): Stage | null {
    if (status === null) return null;
    const own = this.#ownOf(status);
    return own === undefined ? suggestionOf(status) : own.renames;
  }

  /** Returns the texts of the suggestions in a language, renamed ones included; always the same object for a language. */
  suggestedIn(code: LocaleCode): SuggestedTexts {
    return this.#suggested.getOrInsertComputed(
      code,
      () => suggestedTexts(this.records, code),
    );
  }

  /** Returns the text to show for a status: a suggestion is translated, any other stays as typed. */
  translate(status: string, code: LocaleCode): string {
    const stage = this.suggestionOf(status);
    if (stage === null) return status;
    return suggestedText(status, this.suggestedIn(code)[stage]);
  }

  /**
   * Reports whether two statuses differ only in case, accents, punctuation and spaces, or are one suggestion in two
   * languages, renamed or not.
   */
  isSame(one: string, other: string): boolean {
    const stage = this.suggestionOf(one);
    if (stage !== null) return stage === this.suggestionOf(other);
    return statusKey(one) === statusKey(other);
  }

  /** Returns the look of a history entry with this status. */
  lookOf(status: string | null): ActivityLook {
    const look = this.lookOfStage(this.stageOf(status));
    return { ...look, ...(status !== null && this.#ownOf(status)?.look) };
  }

  /** Returns the look of the statuses of a stage that have no look of their own. */
  lookOfStage(stage: Stage | null): ActivityLook {
    return { ...lookOf(stage), ...this.#looks.get(stage) };
  }

  #ownOf(status: string): OwnMeaning | undefined {
    // Normalizing is slow, and most sites have few statuses of their own.
    return this.#own.size === 0 ? undefined : this.#own.get(statusKey(status));
  }
}

/** The meanings on a site without statuses of its own. */
export const PLAIN_MEANINGS = new StatusMeanings();

/** Returns what statuses mean, up to a second stale; the same object until the content version changes. */
export const getMeanings: (kv: Kv) => Promise<StatusMeanings> = contentSnapshot(
  async (kv) => {
    const records = await listStored(kv);
    return records.length === 0 ? PLAIN_MEANINGS : new StatusMeanings(records);
  },
);

/** Present texts come last, because they override former ones. */
function ownMeanings(
  records: readonly StoredStatus[],
): Map<string, OwnMeaning> {
  const found = new Map<string, OwnMeaning>();
  for (const { former } of records) {
    for (const [text, stage] of former) {
      const own = {
        id: null,
        stage: plainStage(stage),
        look: {},
        renames: null,
      };
      found.set(statusKey(text), own);
    }
  }
  for (const record of records) {
    const stage = plainStage(record.stage);
    const names = record.text === null
      ? { id: null, renames: stage }
      : { id: record.id, renames: null };
    const own = { ...names, stage, look: ownLook(record) };
    for (const text of presentTexts(record)) found.set(statusKey(text), own);
  }
  return found;
}

function suggestedTexts(
  records: readonly StoredStatus[],
  code: LocaleCode,
): SuggestedTexts {
  const texts = withSuggestions(records).slice(0, STAGES.length)
    .map((record) => [plainStage(record.stage)!, textIn(record, code)]);
  return Object.freeze(Object.fromEntries(texts) as Record<Stage, string>);
}

/** Returns the texts of a status that the product does not have. */
export function presentTexts(
  { text, renamed }: Pick<StoredStatus, "text" | "renamed">,
): string[] {
  return text === null ? Object.values(renamed) : [text];
}

function ownLook({ icon, color }: StoredStatus): Partial<ActivityLook> {
  return { ...(icon !== null && { icon }), ...(color !== null && { color }) };
}
