import { invalid } from "@/lib/errors.ts";
import type { LocaleCode } from "@/lib/i18n/locales.ts";
import { getMeanings, type StatusMeanings } from "@/lib/statuses/meanings.ts";
import { nearestOffered } from "@/lib/statuses/nearest.ts";
import type { StatusCreate, StatusStage } from "@/lib/statuses/schema.ts";
import { statusKey } from "@/lib/statuses/stages.ts";
import { addStatuses } from "@/lib/statuses/statuses.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import type { Import } from "./import.ts";
import type { ShownImport } from "./schema.ts";
import type { UnknownStatus } from "./unknown_statuses.ts";

/** Returns what a checked import asks about its unknown statuses, with suggestions in the reader's language. */
export async function listAsked(
  kv: Kv,
  record: Import,
  code: LocaleCode,
): Promise<ShownImport["unknown_statuses"]> {
  const statuses = await getMeanings(kv);
  return stillUnknown(record, statuses).map(({ status, rows }) => ({
    status,
    rows,
    suggestion: nearestOffered(statuses, status, code),
  }));
}

/**
 * Remembers the stages of unknown statuses in the caller's commit, which has to run under the lock of statuses. Throws 422
 * for a text that is not among them, and if the site has no room for all.
 */
export async function answerStatuses(
  tx: Transaction,
  kv: Kv,
  record: Import,
  answers: Readonly<Record<string, StatusStage>>,
): Promise<void> {
  const statuses = await getMeanings(kv);
  const unknown = new Map(
    stillUnknown(record, statuses)
      .map(({ status }) => [statusKey(status), status]),
  );
  const inputs = Object.entries(answers).map(([text, stage]): StatusCreate => {
    const status = unknown.get(statusKey(text)) ?? refuse(text);
    const isMistyped = isMeant(statuses, status, stage);
    return { text: status, stage, hidden: isMistyped ? "yes" : "no" };
  });
  await addStatuses(tx, kv, inputs, refuse);
}

/** Returns the unknown statuses that no one has given a stage since the check. */
function stillUnknown(
  { status, unknown }: Import,
  statuses: StatusMeanings,
): UnknownStatus[] {
  return status === "checked"
    ? unknown.filter(({ status }) => !statuses.isKnown(status))
    : [];
}

function refuse(status: string): never {
  const params = { status };
  throw invalid({ key: "import.notUnknown", field: "statuses", params });
}

/** Reports whether a text is a mistyped status of the stage, which forms should not offer. */
function isMeant(
  statuses: StatusMeanings,
  text: string,
  stage: StatusStage,
): boolean {
  const suggestion = nearestOffered(statuses, text, "en");
  return suggestion !== null && statuses.filedStageOf(suggestion) === stage;
}
