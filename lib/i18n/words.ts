/** The encodings of non-Unicode programs, the most common one first. */
export const CODE_PAGES = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1254",
  "windows-1256",
  "windows-1258",
] as const;

/** Words that offices use in addresses and spreadsheets in one language. */
export interface Words {
  /** The encoding of their non-Unicode programs; windows-1252 by default. */
  encoding?: (typeof CODE_PAGES)[number];
  /** Texts of a table's cell that mean that it is empty, separated by commas. */
  empty: string;
  /** Units of pieces, such as boxes, separated by commas. */
  pieces: string;
  /** Words for streets, houses and flats, wherever they occur in a part of an address. */
  streets: string;
  /** Additional column headings, separated by commas. */
  headings: {
    tracking_code?: string;
    reference?: string;
    recipient_name?: string;
    destination?: string;
    recipient_phone_number?: string;
    recipient_email?: string;
  };
}
