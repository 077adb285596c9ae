import type { ComponentChildren, Ref } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Stage } from "@/lib/schemas/constants.ts";
import type { PublicActivity, PublicParcel } from "@/lib/schemas/records.ts";
import { formatDay, formatDeliveryDate, formatTime } from "./format.ts";
import type { TrackingView } from "./labels.ts";
import { Stages } from "./Stages.tsx";
import { statusText } from "./status_text.ts";

/** From so many characters on a status is a sentence, and set like one. */
const LONG_STATUS = 40;

interface ShippingCardProps {
  parcel: PublicParcel;
  /** How far it is, when its status says so. */
  stage: Stage | null;
  view: TrackingView;
  /** The heading takes the focus after a search. */
  heading: Ref<HTMLHeadingElement>;
  /** What needs a script: copying and printing. */
  tools?: ComponentChildren;
}

/** The answer first: where the parcel is and when it arrives (spec section 2). */
export function ShippingCard(
  { parcel, stage, view, heading, tools }: ShippingCardProps,
) {
  const { labels } = view;
  return (
    <section class="answer" aria-labelledby="shipping">
      <div class="answer-bar">
        <h2 id="shipping" tabIndex={-1} ref={heading}>{labels.shipping}</h2>
        <p>
          <span class="visually-hidden">{labels.code}</span>{" "}
          <bdi class="code" dir="ltr" {...UNTRANSLATED}>
            {parcel.tracking_code}
          </bdi>
        </p>
        {tools}
      </div>
      {/* It is there before anything is known: of a region that comes filled screen readers say nothing. */}
      <div aria-live="polite">
        <Answers parcel={parcel} stage={stage} view={view} />
      </div>
      {stage && <Stages stage={stage} labels={labels} />}
    </section>
  );
}

type AnswersProps = Pick<ShippingCardProps, "parcel" | "stage" | "view">;

function Answers({ parcel, stage, view }: AnswersProps) {
  const { labels, tag } = view;
  const { min_expected_delivery_date: min, max_expected_delivery_date: max } =
    parcel;
  const answers = [
    {
      kind: "when",
      label: labels.deliveryDate,
      text: formatDeliveryDate(min, max, tag),
    },
    {
      kind: "where",
      label: labels.currentLocation,
      text: parcel.current_location,
    },
    { kind: "weight", label: labels.weight, text: parcel.weight },
  ];
  const given = answers.filter(({ text }) => text);
  if (!parcel.status && !given.length && !parcel.history.length) {
    return <p class="answer-facts soft">{labels.unset}</p>;
  }
  return (
    <dl class="answer-facts">
      <Status parcel={parcel} stage={stage} view={view} />
      {given.map(({ kind, label, text }) => (
        <div key={kind} class={`answer-${kind}`}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
      <Updated parcel={parcel} view={view} />
    </dl>
  );
}

/** The status with the sign of the latest event. */
function Status({ parcel, stage, view: { labels } }: AnswersProps) {
  const { history: [latest] } = parcel;
  const status = statusText(parcel.status, stage, labels);
  if (!status) return null;
  const isLong = status.length > LONG_STATUS;
  return (
    <div class={isLong ? "answer-status answer-status-long" : "answer-status"}>
      <dt>{labels.status}</dt>
      <dd>
        {latest && (
          <span class={`answer-mark${verdict(latest)}`}>
            <Icon name={latest.icon} />
          </span>
        )}
        <bdi>{status}</bdi>
      </dd>
    </div>
  );
}

/** Beside the status only what is clearly good or bad has a colour; the others say something of their own event alone. */
function verdict({ color }: PublicActivity): string {
  return color === "green" || color === "red" ? ` event-${color}` : "";
}

/** When something was last heard of the parcel; screen readers are told by the event itself. */
function Updated(
  { parcel, view: { labels, tag, timeZone } }: Omit<AnswersProps, "stage">,
) {
  const at = lastUpdated(parcel);
  if (at === undefined) return null;
  return (
    <div class="answer-updated" aria-live="off">
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
