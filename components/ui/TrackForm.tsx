import { LANGUAGE_PARAMETER, type LocaleCode } from "@/lib/i18n/locales.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { Icon } from "./Icon.tsx";

export interface TrackFormProps {
  /** Distinguishes the ids of two forms on one page. */
  id: string;
  label: string;
  placeholder: string;
  button: string;
  value?: string | undefined;
  /** The language in the page's address, kept by searches. */
  language?: LocaleCode | null;
  /** Whether another action is the screen's main one. */
  quiet?: boolean;
}

/** The tracking search bar (spec section 2): a plain GET form, so that a result is an address that can be shared. */
export function TrackForm(props: TrackFormProps) {
  const { id, label, placeholder, button, value, language } = props;
  const kind = props.quiet ? "quiet" : "primary";
  return (
    <form class="search-bar" action="/track.html" role="search">
      <div class="search-bar-field">
        <Icon name="search" />
        <label class="visually-hidden" for={id}>{label}</label>
        <input
          class="search-bar-input"
          id={id}
          name="code"
          type="text"
          dir="auto"
          required
          maxLength={MAX_TEXT}
          defaultValue={value}
          placeholder={placeholder}
          autocapitalize="characters"
          autocomplete="off"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="search"
        />
      </div>
      {language && (
        <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      )}
      <button type="submit" class={`button button-${kind}`}>{button}</button>
    </form>
  );
}
