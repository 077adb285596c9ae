import { type FormDescription, seenBy } from "@/lib/forms/description.ts";
import { settingsForm } from "./schema.ts";
import { formPost } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import { changeSettings } from "./change.ts";

/** Makes the POST of a screen of settings: saves what its form names, and shows the screen again with what came of it. */
export function settingsPost(
  form: FormDescription,
): ReturnType<typeof formPost> {
  return formPost(settingsForm, async ({ seen, ...patch }, ctx) => {
    const over = seenBy(form, seen);
    const { changed } = await changeSettings(ctx, patch, { seen: over });
    return flash(ctx.url.pathname, changed ? "updated" : "unchanged");
  });
}
