import type { PublicParcel } from "@/lib/schemas/records.ts";
import { Icon } from "@/components/ui/Icon.tsx";
import type { TrackingLabels } from "./labels.ts";

/** A proof that was refused: what was typed, and why it was not enough. */
export interface RefusedProof {
  typed: string;
  error: string;
}

interface ProofFormProps {
  parcel: PublicParcel;
  labels: TrackingLabels;
  refused: RefusedProof | null;
}

const FIELD = "field-proof";
const ERROR = `${FIELD}-error`;

/** Lets the recipient of a masked parcel see all of it (decision 15): a plain form, so that it needs no script. */
export function ProofForm({ parcel, labels, refused }: ProofFormProps) {
  if (!isMasked(parcel)) return null;
  const code = encodeURIComponent(parcel.tracking_code);
  return (
    <form
      class="proof"
      id="proof"
      method="post"
      action={`/track.html?code=${code}#proof`}
      aria-labelledby="proof-title"
    >
      <h3 id="proof-title">{labels.proofTitle}</h3>
      <p class="soft">{labels.proofText}</p>
      <div class="field">
        <label class="field-label" for={FIELD}>{labels.proofLabel}</label>
        <input
          class="field-input"
          id={FIELD}
          name="proof"
          dir="auto"
          required
          maxLength={300}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          defaultValue={refused?.typed}
          aria-invalid={refused ? "true" : undefined}
          aria-describedby={refused ? ERROR : undefined}
        />
      </div>
      {refused && (
        <div class="panel panel-error" role="alert">
          <Icon name="error" />
          <p id={ERROR}>{refused.error}</p>
        </div>
      )}
      <button type="submit" class="button button-quiet">
        {labels.proofButton}
      </button>
    </form>
  );
}

/** Only a parcel that has something to prove oneself by shows it masked. */
function isMasked(parcel: PublicParcel): boolean {
  const { recipient_email, recipient_phone_number } = parcel;
  return recipient_phone_number === "***" ||
    !!recipient_email?.includes("***@");
}
