import type { ComponentChildren, Ref } from "preact";
import type { ShownParcel } from "@/lib/parcels/schema.ts";
import { Icon } from "@/components/ui/Icon.tsx";
import { formatDay, formatTime } from "@/lib/dates.ts";
import { type ParcelView, titleText } from "./texts.ts";
import { ShippingCard } from "./ShippingCard.tsx";
import type { ShownActivity } from "@/lib/parcels/entry_schema.ts";

interface TrackingResultProps extends ParcelView {
  heading: Ref<HTMLHeadingElement>;
  /** The buttons that need a script: copying and printing. */
  tools?: ComponentChildren;
  /** The form that unmasks a parcel for its recipient. */
  verification?: ComponentChildren;
  map?: ComponentChildren;
}

/** The public view of a parcel (spec section 2, "Tracking page"). */
export function TrackingResult(
  { heading, tools, verification, map, ...shown }: TrackingResultProps,
) {
  return (
    <div class="result wrap" data-testid="tracking-result">
      <ShippingCard {...shown} heading={heading} tools={tools} />
      <div class="result-columns">
        <ResultSection id="history" heading={shown.view.labels.history}>
          <History {...shown} />
        </ResultSection>
        <div class="result-parties">
          <Parties {...shown} verification={verification} />
          <Photo {...shown} />
        </div>
      </div>
      {map}
      <PrintedAddress {...shown} />
    </div>
  );
}

function Parties(
  { parcel, verification, view: { labels } }: ParcelView & {
    verification: ComponentChildren;
  },
) {
  const to = [
    { label: labels.recipientName, value: parcel.recipient_name },
    { label: labels.email, value: parcel.recipient_email, ltr: true },
    { label: labels.address, value: parcel.destination },
    { label: labels.phone, value: parcel.recipient_phone_number, ltr: true },
  ];
  const from = [
    { label: labels.senderName, value: parcel.sender_name },
    { label: labels.pickupLocation, value: parcel.pickup_location },
  ];
  return (
    <>
      <ResultSection id="destination" heading={labels.destination}>
        <FactList facts={to} unset={labels.unset} />
        {isMasked(parcel) && verification}
      </ResultSection>
      <ResultSection id="sent-from" heading={labels.sentFrom}>
        <FactList facts={from} unset={labels.unset} />
      </ResultSection>
    </>
  );
}

interface SectionProps {
  id: string;
  heading: string;
  children: ComponentChildren;
}

function ResultSection({ id, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 class="result-heading" id={id}>{heading}</h2>
      {children}
    </section>
  );
}

interface FactListProps {
  facts: {
    label: string;
    value: string | null;
    /** For phone numbers and e-mail addresses, which read from left to right in every language. */
    ltr?: boolean;
  }[];
  /** The text in place of an empty list. */
  unset: string;
}

/** The known values of a parcel with their labels. */
function FactList({ facts, unset }: FactListProps) {
  const given = facts.filter(({ value }) => value);
  if (given.length === 0) return <p class="soft">{unset}</p>;
  return (
    <dl class="facts">
      {given.map(({ label, value, ltr }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi dir={ltr ? "ltr" : undefined}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Reports whether a parcel is masked and its recipient could be verified. */
export function isMasked(parcel: ShownParcel): boolean {
  const { recipient_email, recipient_phone_number } = parcel;
  return recipient_phone_number === "***" ||
    !!recipient_email?.includes("***@");
}

function Photo({ parcel, view: { labels } }: ParcelView) {
  if (!parcel.image) return null;
  return (
    <ResultSection id="image" heading={labels.image}>
      <img
        class="result-image"
        src={`/uploads/images/${encodeURIComponent(parcel.image)}`}
        alt={labels.imageAlt}
        loading="lazy"
      />
    </ResultSection>
  );
}

/** The address of the page on paper, in letters and as a QR code. */
function PrintedAddress({ parcel, view }: ParcelView) {
  const code = encodeURIComponent(parcel.tracking_code);
  return (
    <div class="printed-address">
      <img class="printed-sign" src={`/qr/${code}`} alt="" loading="lazy" />
      <p>
        {view.labels.printedAddress}{" "}
        <bdi dir="ltr">{`${view.origin}/track.html?code=${code}`}</bdi>
      </p>
    </div>
  );
}

/** The number of events that are shown at first. */
const SHOWN = 5;

/** The history of a parcel, newest first (spec section 2). */
export function History(shown: ParcelView) {
  const { parcel: { history }, view } = shown;
  const { noHistory, earlier } = view.labels;
  // Folding a single event would save no room.
  const count = history.length === SHOWN + 1 ? history.length : SHOWN;
  const folded = history.slice(count);
  return (
    <>
      {history.length > 0
        ? <EventList events={history.slice(0, count)} {...shown} />
        : <p class="soft">{noHistory}</p>}
      {folded.length > 0 && (
        <details class="timeline-more">
          <summary>
            <Icon name="expand_more" />
            {earlier} <span class="figure">({folded.length})</span>
          </summary>
          <EventList events={folded} {...shown} />
        </details>
      )}
      {history.length > 0 && <p class="timeline-zone">{view.zone}</p>}
    </>
  );
}

function EventList(
  { events, ...shown }: ParcelView & { events: ShownActivity[] },
) {
  return (
    <ol class="timeline">
      {events.map((event) => <Event key={event.id} event={event} {...shown} />)}
    </ol>
  );
}

function Event(
  { event, progress, view }: ParcelView & { event: ShownActivity },
) {
  const { labels, tag, timeZone } = view;
  const { occurred_at: at, color, title } = event;
  return (
    <li class={`event event-${color}`} data-testid="activity">
      <span class="event-mark">
        <Icon name={event.icon} />
      </span>
      <p class="event-when">
        <time dateTime={at}>
          <span class="event-day">{formatDay(at, tag, timeZone)}</span>{" "}
          <span class="event-time">{formatTime(at, tag, timeZone)}</span>
        </time>
      </p>
      <p class="event-tone">{labels.colors[color]}</p>
      <h3 class="event-title">
        <bdi>{titleText(title, progress, labels)}</bdi>
      </h3>
      {event.description && (
        <p class="event-text">
          <bdi>{event.description}</bdi>
        </p>
      )}
    </li>
  );
}
