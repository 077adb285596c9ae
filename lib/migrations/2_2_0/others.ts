import type { Stored } from "@/lib/fields/record.ts";
import { invoices as invoiceRecords } from "@/lib/invoices/invoices.ts";
import { messages as messageRecords } from "@/lib/messages/messages.ts";
import type { Migration } from "@/lib/migrations/rows.ts";
import { pages as pageRecords } from "@/lib/pages/pages.ts";
import { reviews as reviewRecords } from "@/lib/reviews/reviews.ts";
import type { Records } from "@/lib/store/records.ts";
import { codeWords, textWords } from "./former_words.ts";

export const invoices = withNewWords(
  invoiceRecords,
  ({ number, product, recipient_name, tracking_code }) => [
    ...textWords([number, product, recipient_name]),
    ...tracking_code === null ? [] : codeWords(tracking_code),
  ],
);

export const messages = withNewWords(
  messageRecords,
  ({ subject, name, email }) => textWords([subject, name, email]),
);

export const pages = withNewWords(
  pageRecords,
  ({ title }) => textWords([title]),
);

export const reviews = withNewWords(
  reviewRecords,
  ({ name }) => textWords([name]),
);

/** Returns a migration that replaces the search words of version 2.1.0 with the present ones. */
function withNewWords<Item extends Stored>(
  records: Records<Item>,
  formerWords: (item: Item) => Iterable<string>,
): Migration {
  const { noun } = records;
  return {
    name: noun,
    share: 1,
    prefix: [noun],
    isOld: () => true,
    convert(tx, { key, value }) {
      const id = String(key[1]);
      const item = records.decode(id, value);
      const words = new Set(formerWords(item));
      records.reindex(tx, { entries: [], words }, item);
    },
  };
}
