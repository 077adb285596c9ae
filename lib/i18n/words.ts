/** What offices of a language write into addresses and tables. */
export interface Words {
  /** The encoding in which their programs save texts that are not Unicode; windows-1252 by default. */
  encoding?: "windows-1251" | "windows-1254" | "windows-1256" | "windows-1258";
  /** Words for streets, houses and flats anywhere in a part of an address. */
  streets: string;
  /** Headings of columns beside the product's own texts, with commas between them. */
  headings: {
    tracking_code?: string;
    reference?: string;
    recipient_name?: string;
    destination?: string;
    recipient_phone_number?: string;
    recipient_email?: string;
  };
}
