import type { Translate } from "@/lib/i18n/translate.ts";
import {
  ACTIVITY_COLORS,
  type ActivityColor,
  MAX_CODE,
  MIN_CODE,
  type Stage,
  STAGES,
} from "@/lib/fields/constants.ts";
import type { SuggestedTexts } from "@/lib/statuses/meanings.ts";

/** The tracking page's messages without parameters. */
const TEXTS = [
  "loading",
  "code",
  "shipping",
  "history",
  "destination",
  "sentFrom",
  "image",
  "imageAlt",
  "noHistory",
  "earlier",
  "copy",
  "copyLink",
  "share",
  "copied",
  "print",
  "printedAddress",
  "status",
  "announced",
  "weight",
  "currentLocation",
  "deliveryDate",
  "delayed",
  "expectedBy",
  "updated",
  "recipientName",
  "email",
  "address",
  "phone",
  "senderName",
  "pickupLocation",
  "unset",
  "searched",
  "next",
  "contact",
  "progress",
  "done",
] as const;

/** The stages in which a parcel is closed. */
const CLOSED = ["delivered", "returned", "cancelled"] as const;

export type ClosedStage = typeof CLOSED[number];

/** The tracking page's texts, already translated, because islands have no dictionary. */
export type TrackingLabels = ReturnType<typeof collectLabels>;

/** The texts of the map. */
export type MapLabels = ReturnType<typeof mapLabels>;

/** The texts and formats of the tracking components. */
export interface TrackingView {
  labels: TrackingLabels;
  /** The locale tag for dates and upper case. */
  tag: string;
  timeZone: string;
  /** The name of the time zone. */
  zone: string;
  /** The current day in it, `YYYY-MM-DD`. */
  today: string;
  /** The company's name, for the page's title. */
  company: string;
  /** The origin of the printed URL, without a trailing slash. */
  origin: string;
}

const made = new WeakMap<SuggestedTexts, TrackingLabels>();

/**
 * Returns the tracking page's texts; `stages` are the suggested statuses in the language. The texts are frozen, so that
 * they are collected and serialized only once.
 */
export function trackingLabels(
  t: Translate,
  stages: SuggestedTexts,
): TrackingLabels {
  let labels = made.get(stages);
  if (labels === undefined) {
    labels = freeze(collectLabels(t, stages));
    made.set(stages, labels);
  }
  return labels;
}

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === "object") freeze(part);
  }
  return Object.freeze(value);
}

function collectLabels(t: Translate, stages: SuggestedTexts) {
  const texts = TEXTS.map((name) => [name, t(`tracking.${name}`)]);
  const ended = CLOSED.map((stage) => [stage, t(`tracking.${stage}On`)]);
  const after = STAGES.map((stage) => [stage, t(`tracking.after.${stage}`)]);
  const colors = ACTIVITY_COLORS.map((color) => [
    color,
    t(`tracking.color.${color}`),
  ]);
  return {
    ...Object.fromEntries(texts) as Record<typeof TEXTS[number], string>,
    title: t("nav.track"),
    codeForm: t("tracking.codeForm", { min: MIN_CODE, max: MAX_CODE }),
    // Advice by HTTP status, 0 if there was no response; other errors contain advice.
    nextSteps: {
      0: [t("tracking.nextConnection")],
      404: [
        t("tracking.nextCompare"),
        t("tracking.nextWait"),
        t("tracking.nextAsk"),
      ],
    } as Record<number, string[]>,
    stages,
    ended: Object.fromEntries(ended) as Record<ClosedStage, string>,
    // What comes after each stage.
    after: Object.fromEntries(after) as Record<Stage, string>,
    colors: Object.fromEntries(colors) as Record<ActivityColor, string>,
    map: mapLabels(t),
  };
}

export function mapLabels(t: Translate) {
  return {
    heading: t("tracking.map"),
    hint: t("tracking.mapHint"),
    zoomIn: t("tracking.zoomIn"),
    zoomOut: t("tracking.zoomOut"),
    current: t("tracking.currentLocation"),
    pickup: t("tracking.pickupLocation"),
    destination: t("tracking.destination"),
  };
}
