import type { ComponentChildren, Ref } from "preact";
import type { PublicParcel } from "@/lib/parcels/schema.ts";
import type { ParcelView } from "./answers.ts";
import { FactList, ResultSection } from "./FactList.tsx";
import { History } from "./History.tsx";
import type { TrackingView } from "@/lib/parcels/labels.ts";
import { ShippingCard } from "./ShippingCard.tsx";

interface TrackingResultProps extends ParcelView {
  heading: Ref<HTMLHeadingElement>;
  /** What needs a script: copying and printing. */
  tools?: ComponentChildren;
  /** The form by which the recipient of a masked parcel gets to see all of it. */
  verification?: ComponentChildren;
  /** The map, when the parcel shows one. */
  map?: ComponentChildren;
}

/** Everything a visitor may know about a parcel (spec section 2, "Tracking page"). */
export function TrackingResult(
  { heading, tools, verification, map, ...shown }: TrackingResultProps,
) {
  const { parcel, view } = shown;
  const { labels } = view;
  return (
    <div class="result wrap" data-testid="tracking-result">
      <ShippingCard {...shown} heading={heading} tools={tools} />
      <div class="result-columns">
        <ResultSection
          id="history"
          heading={labels.history}
        >
          <History {...shown} />
        </ResultSection>
        <div class="result-parties">
          <Parties parcel={parcel} verification={verification} view={view} />
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

function Parties(
  { parcel, verification, view: { labels } }: PartProps & {
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

/** Reports whether a parcel is masked and its recipient could be verified. */
export function isMasked(parcel: PublicParcel): boolean {
  const { recipient_email, recipient_phone_number } = parcel;
  return recipient_phone_number === "***" ||
    !!recipient_email?.includes("***@");
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

/** Paper has no address bar: it says the address, in letters and for the cameras of phones. */
function PrintedAddress({ parcel, view }: PartProps) {
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
