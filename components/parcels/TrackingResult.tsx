import type { ComponentChildren, Ref } from "preact";
import type { PublicParcel } from "@/lib/schemas/records.ts";
import { FactList, ResultSection } from "./FactList.tsx";
import { History } from "./History.tsx";
import type { TrackingView } from "./labels.ts";
import { ShippingCard } from "./ShippingCard.tsx";

interface TrackingResultProps {
  parcel: PublicParcel;
  view: TrackingView;
  heading: Ref<HTMLHeadingElement>;
  /** What needs a script: copying and printing. */
  tools?: ComponentChildren;
  /** The map, when the parcel shows one. */
  map?: ComponentChildren;
}

/** Everything a visitor may know about a parcel (spec section 2, "Tracking page"). */
export function TrackingResult(
  { parcel, view, heading, tools, map }: TrackingResultProps,
) {
  const { labels } = view;
  return (
    <div class="result wrap" data-testid="tracking-result">
      <ShippingCard
        parcel={parcel}
        view={view}
        heading={heading}
        tools={tools}
      />
      <div class="result-columns">
        <ResultSection
          id="history"
          heading={labels.history}
        >
          <History history={parcel.history} view={view} />
        </ResultSection>
        <div class="result-parties">
          <Parties parcel={parcel} view={view} />
          <Photo parcel={parcel} view={view} />
        </div>
      </div>
      {map}
      <PrintedAddress parcel={parcel} view={view} />
    </div>
  );
}

interface PartProps {
  parcel: PublicParcel;
  view: TrackingView;
}

function Parties({ parcel, view: { labels } }: PartProps) {
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
      </ResultSection>
      <ResultSection id="sent-from" heading={labels.sentFrom}>
        <FactList facts={from} unset={labels.unset} />
      </ResultSection>
    </>
  );
}

function Photo({ parcel, view: { labels } }: PartProps) {
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

/** Paper has no address bar. */
function PrintedAddress({ parcel, view }: PartProps) {
  const url = `${view.origin}/track.html?code=${
    encodeURIComponent(parcel.tracking_code)
  }`;
  return (
    <p class="printed-address">
      {view.labels.printedAddress} <bdi dir="ltr">{url}</bdi>
    </p>
  );
}
