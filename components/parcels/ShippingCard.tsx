import type { ComponentChildren, Ref } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { ActivityColor } from "@/lib/fields/constants.ts";
import type { PublicParcel } from "@/lib/parcels/schema.ts";
import {
  type Answer,
  answersOf,
  isAnnounced,
  type ParcelView,
  shownStatus,
} from "./answers.ts";
import { formatDay, formatTime } from "@/lib/parcels/format.ts";
import { Stages } from "./Stages.tsx";
import { type Tone, toneOf } from "./stages.ts";

/** From so many characters on a status is a sentence, and set like one. */
const LONG_STATUS = 40;

interface ShippingCardProps extends ParcelView {
  /** The heading takes the focus after a search. */
  heading: Ref<HTMLHeadingElement>;
  /** What needs a script: copying and printing. */
  tools?: ComponentChildren;
}

/** The answer first: where the parcel is and when it arrives (spec section 2). */
export function ShippingCard(
  { heading, tools, ...shown }: ShippingCardProps,
) {
  const { parcel, progress: { stage }, view: { labels } } = shown;
  const tone = toneOf(stage, parcel.history[0]);
  return (
    <section class={`answer tone-${tone}`} aria-labelledby="shipping">
      <div class="answer-bar">
        <h2 id="shipping" tabIndex={-1} ref={heading}>{labels.shipping}</h2>
        <p>
          <span class="visually-hidden">{labels.code}</span>{" "}
          <bdi class="code" dir="ltr" {...UNTRANSLATED}>
            {parcel.tracking_code}
          </bdi>
        </p>
      </div>
      <dl class="answer-facts">
        <Status {...shown} tone={tone} />
        {answersOf(shown).map((answer) => (
          <Fact key={answer.kind} answer={answer} {...shown} />
        ))}
        <Updated {...shown} />
      </dl>
      {stage && <Stages stage={stage} labels={labels} />}
      {/* Above all the rest where there is room, and below it on phones. */}
      {tools}
    </section>
  );
}

/** What a tone is drawn as; what moves is drawn as its latest entry. */
const SIGNS: Partial<Record<Tone, IconName>> = {
  held: "pan_tool",
  problem: "error",
  done: "check_circle",
};

/** The colour that has the word of a tone; a parcel that moves or has arrived says so by its status. */
const NOTES: Partial<Record<Tone, ActivityColor>> = {
  held: "gold",
  problem: "red",
};

/** Returns the sign of the status. An office with its own wording has chosen the icon as well. */
function signOf(
  { parcel, progress: { stage } }: ParcelView,
  tone: Tone,
): IconName {
  if (isAnnounced(parcel)) return "assignment";
  return stage !== null && SIGNS[tone] || parcel.history[0]?.icon ||
    "local_shipping";
}

/** The status with the sign of its tone. */
function Status({ tone, ...shown }: ParcelView & { tone: Tone }) {
  const { labels } = shown.view;
  const status = shownStatus(shown);
  if (!status) return null;
  const isLong = status.length > LONG_STATUS;
  const note = NOTES[tone];
  return (
    <div class={isLong ? "answer-status answer-status-long" : "answer-status"}>
      <dt>
        {labels.status}
        {note && <span class="answer-note">{labels.colors[note]}</span>}
      </dt>
      <dd>
        <span class="answer-mark">
          <Icon name={signOf(shown, tone)} />
        </span>
        <bdi>{status}</bdi>
      </dd>
    </div>
  );
}

/** One of the answers; the day of delivery says when it has passed. */
function Fact(
  { answer: { kind, label, text }, progress, view: { labels } }:
    & ParcelView
    & { answer: Answer },
) {
  const isDelayed = kind === "when" && progress.isDelayed;
  return (
    <div class={`answer-${kind}`}>
      <dt>
        {label}
        {isDelayed && (
          <span class="answer-note tone-held">
            <Icon name="schedule" />
            {labels.delayed}
          </span>
        )}
      </dt>
      <dd>
        <bdi>{text}</bdi>
      </dd>
    </div>
  );
}

/** When something was last heard of the parcel. */
function Updated({ parcel, view: { labels, tag, timeZone } }: ParcelView) {
  const at = lastUpdated(parcel);
  if (at === undefined) return null;
  return (
    <div class="answer-updated">
      <dt>{labels.updated}</dt>
      <dd>
        <time dateTime={at}>
          {formatDay(at, tag, timeZone)} {formatTime(at, tag, timeZone)}
        </time>
      </dd>
    </div>
  );
}

/** What was announced counts from when it was written: a page that is kept cannot tell whether its moment has come. */
function lastUpdated({ history }: PublicParcel): string | undefined {
  const moments = history.map(({ occurred_at, updated_at }) =>
    occurred_at < updated_at ? occurred_at : updated_at
  );
  return moments.sort().at(-1);
}
