import type { Translate } from "@/lib/i18n/translate.ts";
import {
  MAX_CODE,
  MIN_CODE,
  type Stage,
  STAGES,
} from "@/lib/fields/constants.ts";

/** The texts of the tracking page as finished strings, because islands have no dictionary. */
export type TrackingLabels = ReturnType<typeof collectLabels>;

/** The texts of the map. */
export type MapLabels = ReturnType<typeof mapLabels>;

/** The texts, Intl tag and time zone of the tracking components. */
export interface TrackingView {
  labels: TrackingLabels;
  /** The Intl tag for dates and for upper case. */
  tag: string;
  timeZone: string;
  /** The time zone in words. */
  zone: string;
  /** The company's name, for the page's title. */
  company: string;
  /** The origin of the printed address, without a trailing slash. */
  origin: string;
}

const made = new Map<Translate, TrackingLabels>();

/** Returns the texts of the tracking page, frozen, so that they are collected and serialized once. */
export function trackingLabels(t: Translate): TrackingLabels {
  let labels = made.get(t);
  if (labels === undefined) {
    labels = freeze(collectLabels(t));
    made.set(t, labels);
  }
  return labels;
}

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === "object") freeze(part);
  }
  return Object.freeze(value);
}

function collectLabels(t: Translate) {
  return {
    title: t("nav.track"),
    loading: t("tracking.loading"),
    ...sectionLabels(t),
    ...fieldLabels(t),
    ...failureLabels(t),
    progress: t("tracking.progress"),
    done: t("tracking.done"),
    stages: stageLabels(t),
    colors: {
      green: t("tracking.color.green"),
      black: t("tracking.color.black"),
      gold: t("tracking.color.gold"),
      red: t("tracking.color.red"),
    },
    map: mapLabels(t),
  };
}

function sectionLabels(t: Translate) {
  return {
    code: t("tracking.code"),
    shipping: t("tracking.shipping"),
    history: t("tracking.history"),
    destination: t("tracking.destination"),
    sentFrom: t("tracking.sentFrom"),
    image: t("tracking.image"),
    imageAlt: t("tracking.imageAlt"),
    noHistory: t("tracking.noHistory"),
    earlier: t("tracking.earlier"),
    copy: t("tracking.copy"),
    copyLink: t("tracking.copyLink"),
    share: t("tracking.share"),
    copied: t("tracking.copied"),
    print: t("tracking.print"),
    printedAddress: t("tracking.printedAddress"),
  };
}

function fieldLabels(t: Translate) {
  return {
    status: t("tracking.status"),
    announced: t("tracking.announced"),
    weight: t("tracking.weight"),
    currentLocation: t("tracking.currentLocation"),
    deliveryDate: t("tracking.deliveryDate"),
    delayed: t("tracking.delayed"),
    updated: t("tracking.updated"),
    recipientName: t("tracking.recipientName"),
    email: t("tracking.email"),
    address: t("tracking.address"),
    phone: t("tracking.phone"),
    senderName: t("tracking.senderName"),
    pickupLocation: t("tracking.pickupLocation"),
    unset: t("tracking.unset"),
  };
}

function failureLabels(t: Translate) {
  /** Advice by HTTP status, 0 without an answer; other errors contain their own. */
  const nextSteps: Record<number, string[]> = {
    0: [t("tracking.nextConnection")],
    404: [
      t("tracking.nextCompare"),
      t("tracking.nextWait"),
      t("tracking.nextAsk"),
    ],
  };
  return {
    searched: t("tracking.searched"),
    next: t("tracking.next"),
    nextSteps,
    codeForm: t("tracking.codeForm", { min: MIN_CODE, max: MAX_CODE }),
    contact: t("tracking.contact"),
  };
}

function stageLabels(t: Translate): Record<Stage, string> {
  const names = STAGES.map((stage) => [stage, t(`status.${stage}`)]);
  return Object.fromEntries(names) as Record<Stage, string>;
}

/** Collects the texts of the map. */
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
