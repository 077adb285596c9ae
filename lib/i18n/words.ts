/** Words that offices of a language use in addresses and tables. */
export interface Words {
  /** The encoding of their non-Unicode programs; windows-1252 by default. */
  encoding?: "windows-1251" | "windows-1254" | "windows-1256" | "windows-1258";
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
