import type { Letter } from "@/lib/mail/letter.ts";

/** Returns a letter with the given changes. */
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
