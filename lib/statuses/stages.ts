import { fold, stripSymbols } from "@/lib/i18n/fold.ts";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import {
  type ActivityColor,
  type ActivityIcon,
  PARCEL_STAGES,
  type ParcelStage,
  type Stage,
  STAGES,
} from "@/lib/fields/constants.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { knownStage } from "./known.ts";

/** The stages of all current and former suggestions in all languages, by exact and by normalized text. */
let known: Map<string, Stage> | undefined;

/**
 * Returns the stage of a status that is a suggestion in any language, ignoring case, accents and punctuation; else
 * null. Suggestions are shown in the reader's language, other statuses as typed.
 */
export function suggestionOf(status: string | null): Stage | null {
  if (status === null) return null;
  // Most statuses are exact suggestions, and normalizing takes ten times as long.
  return suggestions().get(status) ?? suggestions().get(plain(status)) ?? null;
}

/**
 * Returns the stage that the product knows for a status: it is a suggestion or a known text; null for any other. The
 * statuses of a site come first (StatusMeanings).
 */
export function stageOf(status: string | null): Stage | null {
  if (status === null) return null;
  return suggestionOf(status) ?? knownStage(status);
}

/** Normalizes a status for comparison: case, accents, punctuation and spaces do not count. */
export function statusKey(status: string): string {
  // plain() keeps only letters and digits, and a status may have neither.
  return plain(status) || status;
}

function suggestions(): Map<string, Stage> {
  return known ??= readKnown();
}

function readKnown(): Map<string, Stage> {
  const known = new Map<string, Stage>();
  const add = (stage: Stage, status: string) =>
    known.set(status, stage).set(plain(status), stage);
  for (const stage of STAGES) {
    FORMER_STATUSES[stage]?.forEach((status) => add(stage, status));
  }
  // English comes last, so that its meaning wins for words that two languages share.
  for (const texts of [...Object.values(dictionaries), dictionaries.en]) {
    for (const stage of STAGES) add(stage, texts[`status.${stage}`]);
  }
  return known;
}

/** Normalizes like a search: "I" becomes "i" even where the language would make it a dotless "ı". */
function plain(text: string): string {
  return stripSymbols(fold(text));
}

/** Suggestions of earlier versions, which stored parcels may still have. */
export const FORMER_STATUSES: Partial<Record<Stage, readonly string[]>> = {
  pending: [
    "Ausstehend",
    "Menunggu",
    "In attesa",
    "In afwachting",
    "В ожидании",
    "Väntar",
    "Bekliyor",
    "Đang chờ",
  ],
  pickedUp: [
    "تحویل گرفته شد",
    "Sudah dijemput",
    "उठाया गया",
    "Ritirato",
    "Забрана",
    "Teslim alındı",
  ],
  customs: ["सीमा शुल्क में", "Tại hải quan"],
  onHold: ["موقوف", "Suspendu", "Sospeso", "Pausat", "Beklemede"],
  outForDelivery: ["Onderweg naar ontvanger"],
  readyForPickup: [
    "آمادهٔ تحویل گرفتن",
    "लेने के लिए तैयार",
    "Teslim alınmaya hazır",
    "Sẵn sàng để nhận",
  ],
  delivered: ["Telah diantar", "पहुँचाया गया"],
  deliveryFailed: ["Consegna fallita", "Доставка не удалась"],
  returned: ["مُرتجع", "Restituito"],
  cancelled: ["रद्द", "Avbokat"],
};

/** The look of a history entry. */
export interface ActivityLook {
  icon: ActivityIcon;
  color: ActivityColor;
}

/** The default look of each suggested status. */
const STAGE_LOOKS: Record<Stage, ActivityLook> = {
  pending: { icon: "radio_button_unchecked", color: "black" },
  pickedUp: { icon: "local_shipping", color: "black" },
  inTransit: { icon: "local_shipping", color: "black" },
  customs: { icon: "pan_tool", color: "gold" },
  onHold: { icon: "pan_tool", color: "gold" },
  outForDelivery: { icon: "moped", color: "black" },
  readyForPickup: { icon: "home_work", color: "black" },
  delivered: { icon: "check_circle", color: "green" },
  deliveryFailed: { icon: "pan_tool", color: "red" },
  returned: { icon: "home_work", color: "gold" },
  cancelled: { icon: "pan_tool", color: "red" },
};

/** The look of any other status. */
const PLAIN_LOOK: ActivityLook = {
  icon: "radio_button_checked",
  color: "black",
};

/** Returns the look of a stage, or of any other status. */
export function lookOf(stage: Stage | null): ActivityLook {
  return stage === null ? PLAIN_LOOK : STAGE_LOOKS[stage];
}

/** Returns the suggested status of a parcel's stage; null for `other` and `none`. */
export function plainStage(stage: ParcelStage): Stage | null {
  return STAGES[PARCEL_STAGES.indexOf(stage)] ?? null;
}

/** Returns the name of a stage. */
export function stageText(t: Translate, stage: ParcelStage): string {
  if (stage === "other") return t("control.parcels.stageOther");
  if (stage === "none") return t("control.parcels.stageNone");
  return t(`status.${plainStage(stage)!}`);
}

/** Returns the text before the time at which a parcel ended; empty for the stages of open parcels. */
export function endedText(t: Translate, stage: ParcelStage): string {
  switch (stage) {
    case "delivered":
    case "returned":
    case "cancelled":
      return t(`tracking.${stage}On`);
    default:
      return "";
  }
}
