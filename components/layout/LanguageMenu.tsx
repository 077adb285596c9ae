import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { PREFERENCES } from "@/lib/fields/constants.ts";

interface LanguageProps {
  t: Translate;
  locale: Locale;
}

interface LanguageMenuProps extends LanguageProps {
  /** Where the answer leads: path and query of this page. */
  back: string;
}

/** Opens the languages; says the word beside the sign and names the language that is on. */
export function LanguageButton({ t, locale }: LanguageProps) {
  return (
    <button type="button" class="tool" popovertarget="languages">
      <Icon name="translate" />
      <span class="tool-text">
        <span class="visually-hidden">{`${t("language.choose")}: `}</span>
        {locale.name}
      </span>
    </button>
  );
}

/** The 16 languages by their own names (decision 37): a popover whose buttons post to /preferences. */
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
        <LanguageList locale={locale} />
        <input type="hidden" name="back" value={back} />
      </form>
    </div>
  );
}

function LanguageList({ locale }: { locale: Locale }) {
  return (
    <ul class="languages-list" {...UNTRANSLATED}>
      {LOCALE_CODES.map((code) => (
        <li key={code}>
          <LanguageChoice
            choice={LOCALES[code]}
            current={code === locale.code}
          />
        </li>
      ))}
    </ul>
  );
}

function LanguageChoice(
  { choice, current }: { choice: Locale; current: boolean },
) {
  return (
    <button
      type="submit"
      class="language"
      name="lang"
      value={choice.code}
      lang={choice.tag}
      aria-current={current ? "true" : undefined}
    >
      <bdi>{choice.name}</bdi>
      {current && <Icon name="check" />}
    </button>
  );
}
