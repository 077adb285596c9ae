import type { ComponentChildren, Ref } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { ActivityColor, Stage } from "@/lib/fields/constants.ts";
import type { TrackingLabels } from "@/lib/tracking/labels.ts";
import type { ShownParcel } from "@/lib/parcels/schema.ts";
import {
  answersOf,
  isAnnounced,
  type ParcelView,
  visitorStatus,
} from "./texts.ts";
import { formatDay, formatTime } from "@/lib/dates.ts";
import { Stages, type Tone, toneOf } from "./Stages.tsx";

/** Maximum length of a short status. Longer ones are sentences and styled accordingly. */
const LONG_STATUS = 40;

interface ShippingCardProps extends ParcelView {
  /** Receives the focus after a search. */
  heading: Ref<HTMLHeadingElement>;
  /** The buttons that need a script: copying and printing. */
  tools?: ComponentChildren;
}

/** The most important facts: where the parcel is and when it arrives (spec section 2). */
export function ShippingCard({ heading, tools, ...shown }: ShippingCardProps) {
  const { parcel, progress, view: { labels } } = shown;
  const { stage } = progress;
  const tone = toneOf(stage, parcel.history[0]);
  return (
    <section class={`answer tone-${tone}`} aria-labelledby="shipping">
      <div class="answer-bar">
        <h2 id="shipping" tabIndex={-1} ref={heading}>{labels.shipping}</h2>
        <p>
          <span class="visually-hidden">{labels.code}</span>{" "}
          <bdi
            key={parcel.tracking_code}
            class="code"
            dir="ltr"
            {...UNTRANSLATED}
          >
            {parcel.tracking_code}
          </bdi>
        </p>
      </div>
      <dl class="answer-facts">
        <Status {...shown} tone={tone} />
        {answersOf(shown).map(({ kind, label, text }) => (
          <Fact
            key={kind}
            name={kind}
            label={label}
            note={kind === "when" && progress.isDelayed && (
              <span class="answer-note tone-held">
                <Icon name="schedule" />
                {labels.delayed}
              </span>
            )}
          >
            <bdi key={text}>{text}</bdi>
          </Fact>
        ))}
        <LastUpdate {...shown} />
      </dl>
      {stage && <Stages stage={stage} labels={labels} />}
      <Advice
        stage={stage ?? (isAnnounced(parcel) ? "pending" : null)}
        labels={labels}
      />
      {/* Shown at the top where there is room, at the bottom on phones. */}
      {tools}
    </section>
  );
}

/** The icons of tones; a moving parcel has the icon of its latest entry. */
const SIGNS: Partial<Record<Tone, IconName>> = {
  held: "pan_tool",
  problem: "error",
  done: "check_circle",
};

/** The tones whose colour is also named in words; for the others the status is clear enough. */
const NOTES: Partial<Record<Tone, ActivityColor>> = {
  held: "gold",
  problem: "red",
};

/** Returns the icon of the status: that of its tone or, failing that, of the latest entry. */
function signOf(
  { parcel, progress: { stage } }: ParcelView,
  tone: Tone,
): IconName {
  if (isAnnounced(parcel)) return "assignment";
  return stage !== null && SIGNS[tone] || parcel.history[0]?.icon ||
    "local_shipping";
}

interface FactProps {
  /** The suffix of its class. */
  name: string;
  label: string;
  note?: ComponentChildren;
  children: ComponentChildren;
}

function Fact({ name, label, note, children }: FactProps) {
  return (
    <div class={`answer-${name}`}>
      <dt key={label}>{label}{note}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The status with its icon. */
function Status({ tone, ...shown }: ParcelView & { tone: Tone }) {
  const { labels } = shown.view;
  const status = visitorStatus(shown);
  if (!status) return null;
  const isLong = status.length > LONG_STATUS;
  const note = NOTES[tone];
  return (
    <Fact
      name={isLong ? "status answer-status-long" : "status"}
      label={labels.status}
      note={note && (
        <span key={note} class="answer-note">{labels.colors[note]}</span>
      )}
    >
      <span class="answer-mark">
        <Icon name={signOf(shown, tone)} />
      </span>
      <bdi key={status}>{status}</bdi>
    </Fact>
  );
}

/** A sentence about what comes after a stage, and a link to ask about it. A custom status says nothing about what comes next. */
function Advice(
  { stage, labels }: { stage: Stage | null; labels: TrackingLabels },
) {
  return (
    <p class="answer-advice">
      {stage && <span key={stage}>{labels.after[stage]}</span>}{" "}
      <a href="/contact.html">{labels.contact}</a>
    </p>
  );
}

/** The time of the latest update. */
function LastUpdate({ parcel, view: { labels, tag, timeZone } }: ParcelView) {
  const at = latestUpdate(parcel);
  if (at === undefined) return null;
  return (
    <Fact name="updated" label={labels.updated}>
      <time key={at} dateTime={at}>
        {formatDay(at, tag, timeZone)} {formatTime(at, tag, timeZone)}
      </time>
    </Fact>
  );
}

/**
 * Returns the time of the latest entry. An entry dated in the future counts as of its last edit, so that the time is
 * never in the future.
 */
function latestUpdate({ history }: ShownParcel): string | undefined {
  const moments = history.map(({ occurred_at, updated_at }) =>
    occurred_at < updated_at ? occurred_at : updated_at
  );
  return moments.sort().at(-1);
}
