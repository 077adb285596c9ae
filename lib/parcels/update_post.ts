import { requireBounds } from "@/lib/forms/bounds.ts";
import { type FormDescription, seenBy } from "@/lib/forms/description.ts";
import { formPost } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import { updateParcel } from "./parcels.ts";
import { parcelPath } from "./paths.ts";
import type { parcelForm, parcelMapForm } from "./schema.ts";
import { parcelOf } from "./screen.ts";

/** Makes the POST of a form that changes a parcel: saves what it names, and leads to the parcel with what came of it. */
export function updatePost(
  schema: typeof parcelForm | typeof parcelMapForm,
  formAt: (now: Date) => FormDescription,
): ReturnType<typeof formPost> {
  return formPost(schema, async ({ seen, ...input }, ctx) => {
    const { kv } = ctx.state;
    const before = await parcelOf(ctx);
    const form = formAt(kv.now());
    requireBounds(form, input, before);
    const { parcel, changed } = await updateParcel(kv, {
      id: before.id,
      ...input,
    }, { seen: seenBy(form, seen) });
    const path = parcelPath(parcel.tracking_code);
    return flash(path, changed ? "updated" : "unchanged");
  });
}
