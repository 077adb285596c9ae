import type { ComponentChildren } from "preact";
import { FormScreen } from "@/components/control/FormScreen.tsx";
import { TILES } from "@/components/control/screens.ts";
import {
  type FormDescription,
  type FormState,
  seenValues,
} from "@/lib/forms/description.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { SETTINGS_SCREENS } from "./screens.ts";

interface SettingsScreenProps {
  ctx: PanelContext;
  screen: keyof typeof SETTINGS_SCREENS;
  form: FormDescription;
  /** What was posted of it. */
  data: FormState;
  /** Shown above the form. */
  before?: ComponentChildren;
  /** Shown below the form. */
  children?: ComponentChildren;
}

/** A screen of settings: its one form, and what came of saving it. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { ctx, screen, form, data, before, children } = props;
  const { t, settings } = ctx.state;
  const { title, text } = SETTINGS_SCREENS[screen];
  const values = { ...seenValues(form, settings), ...data.values };
  return (
    <FormScreen
      {...{ ctx, form, before }}
      data={{ ...data, values }}
      title={t(title)}
      lead={t(text)}
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
