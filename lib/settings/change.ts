import type { Context } from "fresh";
import { formHandlers } from "@/lib/forms/post.ts";
import { seenBy } from "@/lib/forms/description.ts";
import { requireRight } from "@/lib/http/rights.ts";
import { flash } from "@/lib/http/redirect.ts";
import type { State } from "@/lib/site/state.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import type { Seen } from "@/lib/store/stamps.ts";
import { describeSettings, type SettingsScreenName } from "./forms.ts";
import {
  type AdminSettings,
  OWNER_FIELDS,
  settingsForm,
  type SettingsPatch,
} from "./schema.ts";
import { updateSettings } from "./settings.ts";

/**
 * Changes settings, for call and forms, and logs their names; a new chat code is logged by length and SHA-256 and
 * announced to the administrator by mail. Throws 403 when the patch names an owner's setting and the role lacks that right, and
 * 409 like updateSettings().
 */
export async function changeSettings(
  ctx: Context<State>,
  patch: SettingsPatch,
  seen?: Seen,
): Promise<{ settings: AdminSettings; changed: boolean }> {
  const { kv, env, log, jobs, locale, admin, requestId: id } = ctx.state;
  const given = Object.entries(patch).filter(([, value]) =>
    value !== undefined
  );
  if (given.some(([name]) => OWNER_FIELDS.includes(name))) {
    requireRight(ctx, "settings:owner");
  }
  const author = admin && { admin_id: admin.id, locale };
  const { settings, changed } = await updateSettings(kv, patch, {
    author,
    seen,
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

/** Creates the handlers of a screen of settings: its form, and the POST that saves the fields of the form. */
export function settingsHandlers(screen: SettingsScreenName) {
  return formHandlers(settingsForm, async ({ seen, ...patch }, ctx) => {
    const form = describeSettings(screen, { role: ctx.state.admin!.role });
    const { changed } = await changeSettings(ctx, patch, seenBy(form, seen));
    return flash(ctx.url.pathname, changed ? "updated" : "unchanged");
  });
}
