import type { Letter } from "@/lib/mail/letter.ts";

/** A letter, with other values where a test says so. */
export function letter(changes: Partial<Letter> = {}): Letter {
  return {
    from: "post@waybill.example",
    fromName: "Waybill Logistics",
    to: "ann@example.com",
    subject: "Your parcel",
    text: "It has arrived.",
    isAutomatic: false,
    ...changes,
  };
}
