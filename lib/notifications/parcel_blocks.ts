import { getParcelWithHistory } from "@/lib/parcels/parcels.ts";
import type { Block } from "@/lib/mail/content.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { formatDeliveryDate } from "@/lib/parcels/format.ts";
import type { Sources } from "./compose.ts";

/** Matches possible tracking codes, by characters and length (decision 13). */
const CODE = /\b[a-z0-9][a-z0-9-]{2,38}[a-z0-9]\b/gi;

/** Maximum words of a mail that are looked up. */
const MAX_LOOKED_UP = 20;

/**
 * Returns facts and link of the first parcel whose code is in a text, for the template that shows them (decision 32):
 * nothing about people, because a mail may be forwarded.
 */
export async function parcelBlocks(
  text: string,
  sources: Sources,
): Promise<Block[]> {
  if (sources.settings.mail_template !== "html3") return [];
  const words = new Set(text.match(CODE)?.filter(isNoPlainWord));
  for (const word of [...words].slice(0, MAX_LOOKED_UP)) {
    const found = await getParcelWithHistory(sources.kv, word);
    if (found !== null) return blocksOf(found.parcel, sources);
  }
  return [];
}

/** Reports whether a word may be a code: without a digit it has a dash or only capitals. */
function isNoPlainWord(word: string): boolean {
  return /[\d-]/.test(word) || word === word.toUpperCase();
}

function blocksOf(parcel: Parcel, { env, t, locale }: Sources): Block[] {
  const { tracking_code, status, current_location } = parcel;
  const delivery = formatDeliveryDate(
    parcel.min_expected_delivery_date,
    parcel.max_expected_delivery_date,
    locale.formatTag,
  );
  const rows: [string, string | null][] = [
    [t("tracking.code"), tracking_code],
    [t("tracking.status"), status],
    [t("tracking.currentLocation"), current_location],
    [t("tracking.deliveryDate"), delivery],
  ];
  const known = rows.filter((row): row is [string, string] => row[1] !== null);
  const query = new URLSearchParams({ code: tracking_code });
  const href = `${env.publicOrigin}/track.html?${query}`;
  const button: Block = { kind: "button", label: t("nav.track"), href };
  return [
    { kind: "facts", rows: known },
    ...(env.publicOrigin === null ? [] : [button]),
  ];
}
