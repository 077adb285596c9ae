import { JournalScreen } from "@/components/journal/JournalScreen.tsx";
import { listAdmins } from "@/lib/accounts/admins.ts";
import { parse } from "@/lib/fields/fields.ts";
import { readQuery } from "@/lib/http/query.ts";
import { askedLanguage } from "@/lib/i18n/locales.ts";
import { listJournal } from "@/lib/journal/journal.ts";
import { readerOf } from "@/lib/journal/readers.ts";
import { journalQuery } from "@/lib/journal/schema.ts";
import { definePanel } from "@/lib/site/define.ts";

/** What happened, who did it and when (decision 145). */
export default definePanel.page(async function Journal(ctx) {
  const { state: { kv }, url } = ctx;
  const query = parse(journalQuery, filledIn(url));
  const [page, admins] = await Promise.all([
    listJournal(kv, query, readerOf(ctx, query)),
    listAdmins(kv),
  ]);
  const people = new Map(
    admins.map(({ id, name, email }) => [id, name ?? email]),
  );
  const language = askedLanguage(url);
  return <JournalScreen {...{ ctx, page, query, language, people }} />;
});

/** Returns the parameters that are filled in: a form sends the others empty. */
function filledIn(url: URL): Record<string, string> {
  const query = readQuery(url, Object.keys(journalQuery.shape));
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== ""),
  );
}
