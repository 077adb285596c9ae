import type { ComponentChildren } from "preact";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import type { Theme } from "@/lib/site/state.ts";
import type { FormDescription } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { AccountName } from "./AccountName.tsx";
import { Screen } from "./Screen.tsx";
import { ScreenForm } from "./ScreenForm.tsx";

interface AccountScreenProps {
  t: Translate;
  locale: Locale;
  theme: Theme | null;
  settings: Settings;
  url: URL;
  /** The administrator's, for whose password a browser may fill in. */
  email: string;
  title: string;
  lead: string;
  form: FormDescription;
  state: FormState;
  /** What has been done, if the address says so by its name. */
  done: { name: string; text: string };
  /** Shown between the head and the form. */
  children?: ComponentChildren;
}

/** A screen below My Account: one form that asks for the password. */
export function AccountScreen(props: AccountScreenProps) {
  const { t, locale, theme, settings, url, title, lead, form, state } = props;
  const { name, text } = props.done;
  const isDone = url.searchParams.has(name) && state.problems.length === 0;
  return (
    <Screen
      {...{ t, locale, theme, settings }}
      title={formTitle(t, title, state)}
      url={url.pathname + url.search}
      crumbs={[{
        text: t("control.account.title"),
        href: "/control/account/index.html",
      }, { text: title }]}
    >
      <ScreenForm
        {...{ t, locale, title, lead, form, state }}
        before={
          <>
            <MessagePanel texts={isDone ? [text] : []} />
            {props.children}
          </>
        }
      >
        <AccountName email={props.email} />
      </ScreenForm>
    </Screen>
  );
}
