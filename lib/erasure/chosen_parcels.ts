import type { StoredParcel } from "@/lib/parcels/store.ts";
import { type WantedParcels, wantedParcels } from "@/lib/parcels/traces.ts";
import { ERASED, Identity } from "./identity.ts";

/** Fields whose values are removed from texts. Places stay, because many parcels pass through the same city. */
const NAMING = [
  "recipient_name",
  "recipient_email",
  "recipient_phone_number",
  "sender_name",
  "sender_email",
] as const;

/** Shorter values are words of other texts. */
const MIN_CHARS = 3;

/** Matches no text. */
const NONE = /(?!)/g;

/** Both persons of chosen parcels, wherever these parcels and what belongs to them name the persons. */
export class ChosenParcels extends Identity {
  readonly field = "parcel_ids";
  readonly mark = null;
  readonly wanted: WantedParcels;
  readonly #pattern: RegExp;

  constructor(parcels: StoredParcel[]) {
    super();
    this.wanted = wantedParcels(parcels);
    const names = parcels.flatMap((parcel) =>
      NAMING.map((field) => parcel[field]?.trim() ?? "")
    ).filter((name) => name.length >= MIN_CHARS);
    this.#pattern = patternOf([...new Set(names)]);
  }

  /** Reports whether a parcel is among them. */
  has(id: string | null | undefined): boolean {
    return id != null && this.wanted.ids.has(id);
  }

  is(): boolean {
    return false;
  }

  isOn({ id }: StoredParcel): boolean {
    return this.has(id);
  }

  protected matches(text: string): boolean {
    return text.search(this.#pattern) >= 0;
  }

  protected blanked(text: string): string {
    return text.replaceAll(this.#pattern, ERASED);
  }
}

/** Returns a pattern of whole names, the longest first. */
function patternOf(names: string[]): RegExp {
  if (names.length === 0) return NONE;
  const texts = names.toSorted((one, other) => other.length - one.length)
    .map((name) => RegExp.escape(name));
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${texts.join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
}
