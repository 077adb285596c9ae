import type { ComponentChildren } from "preact";
import { Screen } from "@/components/control/Screen.tsx";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import type { State } from "@/lib/site/state.ts";
import type { FormDescription } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { seenValues } from "@/lib/forms/seen.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { SETTINGS_PATH, type SettingsScreenInfo } from "./screens.ts";

interface SettingsScreenProps {
  state: Pick<State, "t" | "locale" | "theme">;
  url: URL;
  settings: Settings;
  screen: SettingsScreenInfo;
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
  const { state, url, settings, screen, form, data, children } = props;
  const { t, locale, theme } = state;
  const title = t(screen.title);
  const values = { ...seenValues(form, settings), ...data.values };
  return (
    <Screen
      {...{ t, locale, theme, settings }}
      title={formTitle(t, title, data)}
      url={url.pathname}
      crumbs={[{ text: t("control.settings.title"), href: SETTINGS_PATH }, {
        text: title,
      }]}
    >
      <ScreenForm
        {...{ t, locale, title, form, state: { ...data, values } }}
        lead={t(screen.text)}
        before={
          <>
            <MessagePanel
              texts={data.problems.length > 0 ? [] : resultOf(t, url)}
            />
            {props.before}
          </>
        }
        cancel={SETTINGS_PATH}
      />
      {children}
    </Screen>
  );
}

function resultOf(t: Translate, { searchParams }: URL): string[] {
  if (searchParams.has("saved")) return [t("message.settingsUpdated")];
  if (searchParams.has("unchanged")) return [t("message.nothingToUpdate")];
  return [];
}
