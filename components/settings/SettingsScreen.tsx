import type { ComponentChildren } from "preact";
import {
  FormScreen,
  type FormScreenContext,
} from "@/components/panel/FormScreen.tsx";
import { SETTINGS } from "@/components/panel/screens.ts";
import { seenValues } from "@/lib/forms/merge.ts";
import {
  describedBy,
  editingSettings,
  type SettingsScreenName,
} from "@/lib/settings/forms.ts";

interface SettingsScreenProps {
  ctx: FormScreenContext;
  screen: SettingsScreenName;
  /** Shown above the form. */
  before?: ComponentChildren;
  /** Changes by others while the form was open. */
  more: string[];
  /** Shown below the form. */
  children?: ComponentChildren;
}

/** A screen of settings: a form with the current or the posted values, and the result of saving it. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { ctx, screen, before, more, children } = props;
  const { data, state: { t, settings, admin } } = ctx;
  const editing = editingSettings(screen, { admin, zone: settings.time_zone });
  const { form } = editing;
  const values = { ...seenValues(editing, settings), ...data.values };
  return (
    <FormScreen
      ctx={ctx}
      form={form}
      before={before}
      more={more}
      data={{ ...data, values }}
      title={t(`control.settings.${screen}`)}
      lead={t(describedBy(screen, admin))}
      done={{
        updated: "message.settingsUpdated",
        unchanged: "message.nothingToUpdate",
      }}
      cancel={SETTINGS}
      after={children}
    />
  );
}
