import type { ComponentChildren } from "preact";
import {
  FormScreen,
  type FormScreenContext,
} from "@/components/panel/FormScreen.tsx";
import { SETTINGS } from "@/components/panel/screens.ts";
import { describeConcurrentChanges } from "@/lib/journal/concurrent_changes.ts";
import {
  descriptionOf,
  editingSettings,
  type SettingsScreenName,
} from "@/lib/settings/forms.ts";
import { seenValues } from "@/lib/forms/marks.ts";

interface Parts {
  /** Shown above the form. */
  before?: ComponentChildren;
  /** Shown below the form. */
  after?: ComponentChildren;
}

/** Renders a screen of settings: a form with the current or the posted values, and the result of saving it. */
export async function showSettings(
  ctx: FormScreenContext,
  screen: SettingsScreenName,
  parts: Parts = {},
) {
  const { data, state: { t, settings, admin } } = ctx;
  const editing = editingSettings(screen, { admin, zone: settings.time_zone });
  const values = { ...seenValues(editing, settings), ...data.values };
  return (
    <FormScreen
      ctx={ctx}
      form={editing.form}
      data={{ ...data, values }}
      title={t(`control.settings.${screen}`)}
      lead={t(descriptionOf(screen, admin))}
      done={{
        updated: "message.settingsUpdated",
        unchanged: "message.nothingToUpdate",
      }}
      more={await describeConcurrentChanges(ctx, "settings")}
      cancel={SETTINGS}
      {...parts}
    />
  );
}

/** Creates the page of a settings screen that consists of a form. */
export function settingsPage(screen: SettingsScreenName) {
  return async function SettingsPage(ctx: FormScreenContext) {
    return await showSettings(ctx, screen);
  };
}
