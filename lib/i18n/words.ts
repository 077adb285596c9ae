/** The encodings of non-Unicode programs, the usual one first. */
export const CODE_PAGES = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1254",
  "windows-1256",
  "windows-1258",
] as const;

/** Words that offices of a language use in addresses and tables. */
export interface Words {
  /** The encoding of their non-Unicode programs; windows-1252 by default. */
  encoding?: (typeof CODE_PAGES)[number];
  /** Words for streets, houses and flats anywhere in a part of an address. */
  streets: string;
  /** Further headings of columns, separated by commas. */
  headings: {
    tracking_code?: string;
    reference?: string;
    recipient_name?: string;
    destination?: string;
    recipient_phone_number?: string;
    recipient_email?: string;
  };
}
