import { deepEqual, match } from "node:assert/strict";
import { UnknownStatuses } from "@/components/statuses/UnknownStatuses.tsx";
import { listUnknownStatuses } from "@/lib/parcels/unknown_statuses.ts";
import { openKv } from "@/lib/store/open.ts";
import { createParcels } from "@/tests/helpers/bulk.ts";
import { panelContext } from "@/tests/helpers/context.ts";
import { render } from "@/tests/helpers/html.ts";

Deno.test("listUnknownStatuses() counts the newest 2,000 parcels with other statuses, and says if there are more", async () => {
  using kv = await openKv(":memory:");
  await createParcels(kv, 1, { status: "At the pier" });
  await createParcels(kv, 1_999, { status: "At the gate" });
  const gate = { text: "At the gate", parcels: 1_999 };
  const pier = { text: "At the pier", parcels: 1 };
  deepEqual(await listUnknownStatuses(kv), { data: [gate, pier], more: false });
  await createParcels(kv, 1, { status: "At the gate" });
  const unknown = await listUnknownStatuses(kv);
  deepEqual(unknown, { data: [{ ...gate, parcels: 2_000 }], more: true });
  const { t } = panelContext().state;
  const html = render(<UnknownStatuses t={t} unknown={unknown} />);
  match(html, /[Aa]t least 2,000 parcels/);
});
