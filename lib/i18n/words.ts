/** The encodings of non-Unicode programs, the most common one first. */
export const CODE_PAGES = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1254",
  "windows-1256",
  "windows-1258",
] as const;

/** What a word means in the heading of a column. */
export const HEAD_ROLES = [
  // People, each alone or with a part, and what is done for them.
  ...["recipient", "shipping", "buyer", "billing", "sender", "pickup"],
  // Parts of a name or an address.
  ...["name", "company", "address", "house", "postcode", "city", "region"],
  ...["country", "phone", "email"],
  // Things that have a number; packages can also be counted.
  ...["shipment", "order", "purchase", "package", "packages"],
  // Fields.
  ...["tracking_code", "reference", "destination", "pickup_location"],
  ...["current_location", "status", "weight", "pieces", "shipped_via"],
  ...["parcel_content", "declared_value"],
  // A code of parcels or of goods, and a way of shipping, which may name the carrier.
  ...["barcode", "method"],
  ...["min_expected_delivery_date", "max_expected_delivery_date"],
  // Words beside those; an article shows that a table lists goods, a paper is for an authority.
  ...["number", "id", "code", "count", "of", "unit", "article", "paper"],
] as const;

export type HeadRole = (typeof HEAD_ROLES)[number];

/** Words that offices use in addresses and spreadsheets in one language. */
export interface Words {
  /** The encoding of their non-Unicode programs; windows-1252 by default. */
  encoding?: (typeof CODE_PAGES)[number];
  /** Texts of a table's cell that mean that it is empty, separated by commas. */
  empty: string;
  /** Units of pieces, such as boxes, separated by commas. */
  pieces: string;
  /** Words and phrases that begin a line of totals, separated by commas. */
  totals: string;
  /** Words around dates and times that Intl does not use, separated by commas. */
  dates: string;
  /** Names of months that Intl does not use, by number and separated by commas. */
  months?: { [month: number]: string };
  /** Words for streets, houses and flats, wherever they occur in a part of an address. */
  streets: string;
  /** Words and phrases of column headings by their role, separated by commas. */
  headings: { [Role in HeadRole]?: string };
}

/** Returns the words and phrases of a role in one language. */
export function headWords(words: Words, role: HeadRole): string[] {
  return words.headings[role]?.split(/,\s+/) ?? [];
}
