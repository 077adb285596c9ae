import { jobSentence } from "@/components/jobs/JobTitle.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { describe } from "@/lib/errors.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { Import } from "@/lib/imports/import.ts";
import { isErased, isInterrupted } from "@/lib/imports/schema.ts";
import { asksEncoding } from "@/lib/imports/encoding_choice.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { PanelState } from "@/lib/site/state.ts";

type Reader = Pick<PanelState, "t" | "locale">;

/** The state of an import in one sentence, and its look. */
interface ImportSentence {
  text: string;
  /** The class of its panel, which colours its edge. */
  tone: string;
  icon: IconName;
}

const GOOD = { tone: "panel-success", icon: "check_circle" } as const;
const DOUBTFUL = { tone: "panel-attention", icon: "error" } as const;
const BAD = { tone: "panel-error", icon: "error" } as const;
const PLAIN = { tone: "", icon: "info" } as const;

/** Returns the sentence that is the heading and the title of an import's screen. */
export function importSentence(
  reader: Reader,
  record: Import,
  job: Job | null,
): ImportSentence {
  const { status, failure } = record;
  const text = reader.t(statusKey(record));
  if (asksEncoding(record)) return { text, ...DOUBTFUL };
  if (isErased(record)) return { text, ...PLAIN };
  if (failure !== null) return { text: describe(reader.t, failure), ...BAD };
  if (status === "failed") return { text, ...DOUBTFUL };
  if (status === "checked") return checkSentence(reader, record);
  if (status !== "applied" && status !== "undone") return { text, ...PLAIN };
  const did = job === null ? "" : jobSentence(reader, job);
  const look = job === null || job.failed === 0 ? GOOD : DOUBTFUL;
  // What an undo did says that it was one.
  const said = status === "undone" && did !== "" ? [did] : [text, did];
  return { text: said.filter(Boolean).join(": "), ...look };
}

/** Returns the key of the word for the state of an import. */
export function statusKey(record: Import): MessageKey {
  const word = isErased(record)
    ? "erased"
    : isInterrupted(record)
    ? "stopped"
    : asksEncoding(record)
    ? "encoding"
    : record.status;
  return `importStatus.${word}`;
}

const FOUND = {
  new: "control.imports.canCreate",
  changed: "control.imports.canChange",
  wrong: "control.imports.areWrong",
  further: "control.imports.areFurther",
} as const;

/** Returns what a check has found, with the kinds of rows that matter. */
function checkSentence({ t, locale }: Reader, record: Import): ImportSentence {
  const kinds = (["new", "changed", "wrong", "further"] as const)
    .filter((kind) => record[kind] > 0);
  const texts = kinds.map((kind) => t(FOUND[kind], { count: record[kind] }));
  const parts = new Intl.ListFormat(locale.tag, { type: "unit" }).format(texts);
  const isUseful = record.new + record.changed > 0;
  const end = t(`control.imports.${isUseful ? "notYet" : "nothing"}`);
  const found = parts && t("control.imports.found", { parts });
  const look = record.wrong > 0 ? DOUBTFUL : isUseful ? GOOD : PLAIN;
  return { text: [found, end].filter(Boolean).join(" "), ...look };
}
