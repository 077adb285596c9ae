import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { type ChangeOptions, updateSettings } from "./settings.ts";
import type { AdminSettings, Settings, SettingsPatch } from "./schema.ts";

/**
 * Changes settings, for call and forms, and logs their names; a new chat code is logged by length and SHA-256 and
 * announced to the administrator by mail. Throws 409 like updateSettings().
 */
export async function changeSettings(
  ctx: Context<State>,
  patch: SettingsPatch,
  options: Pick<ChangeOptions, "seen"> = {},
): Promise<{ settings: AdminSettings; changed: boolean }> {
  const { kv, env, log, mailer, locale, admin, requestId: id } = ctx.state;
  const author = admin && { admin_id: admin.id, locale };
  const { settings, changed } = await updateSettings(kv, patch, {
    ...options,
    author,
  });
  if (changed.length > 0) log.info("settings.changed", { id, keys: changed });
  if (changed.includes("chat_code")) {
    log.warning("settings.chat_code.changed", { id, ...traceOf(settings) });
    mailer.wake();
  }
  return {
    settings: { ...settings, mail_driver: env.mailDriver },
    changed: changed.length > 0,
  };
}

function traceOf({ chat_code }: Settings): { length: number; sha256: string } {
  const code = chat_code ?? "";
  return { length: code.length, sha256: sha256(code) };
}
