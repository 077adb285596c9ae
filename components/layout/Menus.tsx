import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { Brand } from "./Logo.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import ThemeToggle from "@/islands/ThemeToggle.tsx";
import { PREFERENCES } from "@/lib/fields/constants.ts";
import type { State } from "@/lib/site/state.ts";
import { type Locale, LOCALES } from "@/lib/i18n/locales.ts";

interface DrawerProps {
  t: Translate;
  id: string;
  label: string;
  company: string;
  class?: string;
  children: ComponentChildren;
}

/** A drawer of links: a popover, so that Esc, a click outside and a phone's back button close it without a script. */
export function Drawer(props: DrawerProps) {
  const { t, id, label, company, class: name = "drawer", children } = props;
  return (
    <nav id={id} class={name} popover="auto" aria-label={label}>
      <div class="drawer-head">
        <Brand name={company} />
        <button
          type="button"
          class="tool"
          popovertarget={id}
          popovertargetaction="hide"
          autofocus
          aria-label={t("nav.close")}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </nav>
  );
}

interface DrawerLinkProps {
  href: string;
  icon: IconName;
  current: "page" | "true" | undefined;
  children: ComponentChildren;
}

/** A link of a drawer's list. */
export function DrawerLink({ href, icon, current, children }: DrawerLinkProps) {
  return (
    <li>
      <a class="drawer-link" href={href} aria-current={current}>
        <Icon name={icon} />
        {children}
      </a>
    </li>
  );
}

/** The buttons for language and theme. They belong to the form of the page's LanguageMenu. */
export function PreferenceTools(
  { t, locale, theme }: Pick<State, "t" | "locale" | "theme">,
) {
  const texts = { toDark: t("theme.toDark"), toLight: t("theme.toLight") };
  return (
    <>
      <button type="button" class="tool" popovertarget="languages">
        <Icon name="translate" />
        <span class="tool-text">
          <span class="visually-hidden">{`${t("language.choose")}: `}</span>
          {locale.name}
        </span>
      </button>
      <ThemeToggle {...texts} theme={theme} />
    </>
  );
}

interface LanguageMenuProps {
  t: Translate;
  locale: Locale;
  /** Path and query of this page, the target of the redirect. */
  back: string;
}

/** The 16 languages by their native names: a popover with buttons that post to /preferences. */
export function LanguageMenu({ t, locale, back }: LanguageMenuProps) {
  return (
    <div id="languages" class="languages" popover="auto">
      <form
        id={PREFERENCES}
        method="post"
        action="/preferences"
        aria-labelledby="languages-title"
      >
        <p id="languages-title" class="languages-title">
          {t("language.choose")}
        </p>
        <ul class="languages-list" {...UNTRANSLATED}>
          {Object.values(LOCALES).map((choice) => (
            <li key={choice.code}>
              <LanguageChoice
                choice={choice}
                isCurrent={choice.code === locale.code}
              />
            </li>
          ))}
        </ul>
        <input type="hidden" name="back" value={back} />
      </form>
    </div>
  );
}

function LanguageChoice(
  { choice, isCurrent }: { choice: Locale; isCurrent: boolean },
) {
  return (
    <button
      type="submit"
      class="language"
      name="lang"
      value={choice.code}
      lang={choice.tag}
      aria-current={isCurrent ? "true" : undefined}
    >
      <bdi>{choice.name}</bdi>
      {isCurrent && <Icon name="check" />}
    </button>
  );
}
