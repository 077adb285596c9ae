import type { ComponentChildren, Ref } from "preact";
import { Fact } from "@/components/ui/Fact.tsx";
import type { ShownParcel } from "@/lib/parcels/schema.ts";
import type { ParcelView } from "./texts.ts";
import { History } from "./History.tsx";
import { ShippingCard } from "./ShippingCard.tsx";

interface TrackingResultProps extends ParcelView {
  heading: Ref<HTMLHeadingElement>;
  /** The buttons that need a script: copying and printing. */
  tools?: ComponentChildren;
  /** The form that unmasks a parcel for its recipient. */
  verification?: ComponentChildren;
  map?: ComponentChildren;
}

/** The public view of a parcel. */
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
    /** For phone numbers and e-mail addresses: left-to-right in every language. */
    ltr?: boolean;
  }[];
  /** The text for an empty list. */
  unset: string;
}

/** The known values of a parcel with their labels. */
function FactList({ facts, unset }: FactListProps) {
  const given = facts.filter(({ value }) => value);
  if (given.length === 0) return <p class="soft">{unset}</p>;
  return (
    <dl class="facts">
      {given.map(({ label, value, ltr }) => (
        <Fact key={label} label={label}>
          <bdi key={value} dir={ltr ? "ltr" : undefined}>{value}</bdi>
        </Fact>
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

/** The URL of the page for print, as text and as a QR code. */
function PrintedAddress({ parcel, view }: ParcelView) {
  const code = encodeURIComponent(parcel.tracking_code);
  return (
    <div class="on-paper">
      <img class="printed-sign" src={`/qr/${code}`} alt="" loading="lazy" />
      <p>
        {view.labels.printedAddress}{" "}
        <bdi key={code} dir="ltr">
          {`${view.origin}/track.html?code=${code}`}
        </bdi>
      </p>
    </div>
  );
}
