import { listPath, trashAddress } from "@/components/panel/screens.ts";
import { TrashScreen } from "@/components/trash/TrashScreen.tsx";
import { requireRight } from "@/lib/fields/roles.ts";
import { readForm } from "@/lib/http/body.ts";
import { readQuery } from "@/lib/http/query.ts";
import { flash } from "@/lib/forms/post.ts";
import { requireJob } from "@/lib/jobs/show.ts";
import { undoTrash } from "@/lib/bulk/ticked.ts";
import { definePanel } from "@/lib/site/define.ts";
import { readList } from "@/lib/screens/list_view.ts";
import {
  eraseFromTrash,
  getTrashed,
  listTrashScreen,
  restoreOnce,
  trashNouns,
} from "@/lib/trash/screens.ts";
import { trashForm, trashQuery } from "@/lib/trash/schema.ts";
import { parse } from "@/lib/fields/parse.ts";
import type { ListedRecord } from "@/lib/trash/trashed.ts";

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
    const { noun, path } = await restoreOnce(ctx, id);
    return flash(action === "undo" ? listPath(noun) : path, "restored");
  },
});

/** The trash of the noun in the URL, by default of the first noun that the member may see. */
export default definePanel.page(async function Trash(ctx) {
  const { rights } = ctx.state.admin;
  const all = trashNouns(ctx);
  const nouns = [...all].filter(([noun]) => rights.has(`${noun}:read`));
  const asked = { noun: nouns[0]?.[0], ...readQuery(ctx.url, ["noun"]) };
  const { noun } = parse(trashQuery([...all.keys()]), asked);
  const view = await readList<ListedRecord>(ctx, {
    list: (_, query) => listTrashScreen(ctx, { noun, ...query }),
    get: (_, id) => getTrashed(ctx, noun, id),
  }, ({ label }) => label ?? "");
  return <TrashScreen ctx={ctx} noun={noun} nouns={nouns} view={view} />;
});
