import type { ComponentChildren } from "preact";
import { FormScreen } from "@/components/control/FormScreen.tsx";
import { TILES } from "@/components/control/screens.ts";
import { type FormState, seenValues } from "@/lib/forms/description.ts";
import {
  describedBy,
  describeSettings,
  type SettingsScreenName,
} from "@/lib/settings/forms.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface SettingsScreenProps {
  ctx: PanelContext & { data: FormState };
  screen: SettingsScreenName;
  /** Shown above the form. */
  before?: ComponentChildren;
  /** Shown below the form. */
  children?: ComponentChildren;
}

/** A screen of settings: a form with the current or the posted values, and the result of saving it. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { ctx, screen, before, children } = props;
  const { data, state: { t, settings, admin: { role } } } = ctx;
  const form = describeSettings(screen, { role, zone: settings.time_zone });
  const values = { ...seenValues(form, settings), ...data.values };
  return (
    <FormScreen
      {...{ ctx, form, before }}
      data={{ ...data, values }}
      title={t(`control.settings.${screen}`)}
      lead={t(describedBy(screen, role))}
      under={TILES.settings}
      done={{
        updated: "message.settingsUpdated",
        unchanged: "message.nothingToUpdate",
      }}
      cancel={TILES.settings.href}
      after={children}
    />
  );
}
