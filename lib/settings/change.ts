import type { Context } from "fresh";
import { editPost, redirectSaved, showForm } from "@/lib/forms/post.ts";
import { requireRight } from "@/lib/fields/roles.ts";
import type { State } from "@/lib/site/state.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { omitUndefined } from "@/lib/store/stamps.ts";
import { editingSettings, type SettingsScreenName } from "./forms.ts";
import {
  type AdminSettings,
  isForOwners,
  type SettingsPatch,
} from "./schema.ts";
import { type ChangeOptions, updateSettings } from "./settings.ts";

/**
 * Changes settings, for the API call and the forms, and logs their names. A new chat code is logged by length and SHA-256, and
 * the member is notified by mail. Throws 403 when the patch contains an owner's setting and the role lacks the right to it,
 * and 409 like updateSettings().
 */
export async function changeSettings(
  ctx: Context<State>,
  patch: SettingsPatch,
  { merge, accepted }: Pick<ChangeOptions, "merge" | "accepted"> = {},
): Promise<{ settings: AdminSettings; changed: boolean }> {
  const { kv, env, log, jobs, locale, admin, requestId: id } = ctx.state;
  if (Object.keys(omitUndefined(patch)).some(isForOwners)) {
    requireRight(ctx, "settings:owner");
  }
  const author = admin && { admin_id: admin.id, locale };
  const { settings, changed } = await updateSettings(kv, patch, {
    author,
    merge,
    accepted,
  });
  if (changed.length > 0) log.info("settings.changed", { id, keys: changed });
  if (changed.includes("chat_code")) {
    const code = settings.chat_code ?? "";
    const trace = { length: code.length, sha256: sha256(code) };
    log.warning("settings.chat_code.changed", { id, ...trace });
    jobs.wake();
  }
  return {
    settings: { ...settings, mail_driver: env.mailDriver },
    changed: changed.length > 0,
  };
}

/** Creates the handlers of a settings screen: GET shows the form, POST saves its fields, and accepts those left as they are. */
export function settingsHandlers(screen: SettingsScreenName) {
  return {
    GET: () => showForm(),
    POST: editPost(
      ({ state }) => editingSettings(screen, { admin: state.admin! }),
      async (edit, ctx, values) => {
        const { input, merge } = edit;
        const accepted = Object.keys(values);
        const options = { merge, accepted };
        const { changed } = await changeSettings(ctx, input, options);
        return redirectSaved(ctx.url.pathname, changed, edit);
      },
    ),
  };
}
