import { formatDeliveryDate } from "@/lib/dates.ts";
import type { Block } from "@/lib/mail/content.ts";
import { findParcel } from "@/lib/parcels/parcels.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Sources } from "./compose.ts";

/** Matches words with the characters and length of a tracking code. */
const CODE = /\b[a-z0-9][a-z0-9-]{2,38}[a-z0-9]\b/gi;

/** Maximum words looked up per mail. */
const MAX_LOOKED_UP = 20;

/** Returns the first parcel whose code occurs in a text, or null. */
export async function findNamedParcel(
  kv: Kv,
  text: string,
): Promise<Parcel | null> {
  // A word without digits is taken for a code only if it has a dash or is all capitals.
  const words = new Set(
    text.match(CODE)?.filter((word) =>
      /[\d-]/.test(word) || word === word.toUpperCase()
    ),
  );
  for (const word of [...words].slice(0, MAX_LOOKED_UP)) {
    const parcel = await findParcel(kv, word);
    if (parcel !== null) return parcel;
  }
  return null;
}

/** Returns a parcel's facts and link, without personal data, because mails may be forwarded. */
export function parcelBlocks(
  parcel: Parcel,
  { env: { publicOrigin }, t, locale }: Sources,
): Block[] {
  const { tracking_code, status, current_location } = parcel;
  const delivery = formatDeliveryDate(
    parcel.min_expected_delivery_date,
    parcel.max_expected_delivery_date,
    locale.formatTag,
  );
  const query = new URLSearchParams({ code: tracking_code });
  return [
    facts([
      [t("tracking.code"), tracking_code],
      [t("tracking.status"), status],
      [t("tracking.currentLocation"), current_location],
      [t("tracking.deliveryDate"), delivery],
    ]),
    ...button(t("nav.track"), publicOrigin, `/track.html?${query}`),
  ];
}

/** Returns a block with the known facts. */
export function facts(rows: [label: string, value: string | null][]) {
  const known = rows.filter((row): row is [string, string] => !!row[1]);
  return { kind: "facts", rows: known } as const;
}

/** Returns a button; none if there is no public origin. */
export function button(
  label: string,
  origin: string | null,
  path: string,
): Block[] {
  return origin === null
    ? []
    : [{ kind: "button", label, href: origin + path }];
}
