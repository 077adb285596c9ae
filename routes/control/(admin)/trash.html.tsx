import { listPath } from "@/components/panel/screens.ts";
import { trashAddress } from "@/components/trash/trash_address.ts";
import { TrashScreen } from "@/components/trash/TrashScreen.tsx";
import { TRASH_NOUNS } from "@/lib/fields/constants.ts";
import { may, requireRight } from "@/lib/fields/roles.ts";
import {
  eraseFromTrash,
  listTrashScreen,
  restoreOnce,
  TRASHES,
} from "@/lib/housekeeping/trash.ts";
import { readForm } from "@/lib/http/body.ts";
import { readQuery } from "@/lib/http/query.ts";
import { flash } from "@/lib/forms/post.ts";
import { requireJob } from "@/lib/jobs/show.ts";
import { undoTrash } from "@/lib/bulk/ticked.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import { definePanel } from "@/lib/site/define.ts";
import { readList } from "@/lib/screens/list_view.ts";
import { trashForm, trashQuery } from "@/lib/trash/schema.ts";
import type { ListedRecord } from "@/lib/trash/trash.ts";
import { parse } from "@/lib/fields/parse.ts";

export const handler = definePanel.handlers({
  async POST(ctx) {
    const { id, action } = parse(trashForm, await readForm(ctx));
    if (action === "undo_job") {
      requireRight(ctx, "parcels:write");
      const job = await requireJob(ctx.state.kv, id, ctx.state.admin);
      return await undoTrash(ctx, job, listPath("parcels"));
    }
    if (action === "erase") {
      const noun = await eraseFromTrash(ctx, id);
      return flash(trashAddress(noun), "erased");
    }
    const { noun, record } = await restoreOnce(ctx, id);
    if (action === "undo") return flash(listPath(noun), "restored");
    const path = noun === "parcels"
      ? parcelPath(record.tracking_code)
      : `/control/pages/${record.slug}`;
    return flash(path, "restored");
  },
});

/** What was deleted, of the noun that the address names, else of the first that the reader may see. */
export default definePanel.page(async function Trash(ctx) {
  const { admin } = ctx.state;
  const nouns = TRASH_NOUNS.filter((noun) => may(admin, `${noun}:read`));
  const asked = { noun: nouns[0], ...readQuery(ctx.url, ["noun"]) };
  const { noun } = parse(trashQuery, asked);
  const view = await readList<ListedRecord>(ctx, {
    list: (_, query) => listTrashScreen(ctx, { noun, ...query }),
    get: TRASHES[noun].get,
  }, ({ label }) => label ?? "");
  return <TrashScreen ctx={ctx} noun={noun} nouns={nouns} view={view} />;
});
