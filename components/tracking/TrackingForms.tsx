import { SubmitButton } from "@/components/ui/Button.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { LANGUAGE_PARAMETER, type LocaleCode } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { FieldFrame, fieldId } from "@/components/ui/FieldFrame.tsx";
import { MAX_TEXT } from "@/lib/fields/constants.ts";

interface TrackingSearchProps {
  t: Translate;
  code: string;
  /** The language in the URL. */
  language: LocaleCode | null;
}

/** The head of the tracking page: a link back, the search bar and, without a result, an explanation. */
export function TrackingSearch({ t, code, language }: TrackingSearchProps) {
  const back = t("tracking.back");
  return (
    <div class="tracking-band chart">
      <div class="wrap tracking-search">
        <div class="tracking-title">
          <a class="tool" href="/" aria-label={back} title={back}>
            <Icon name="arrow_back" class="icon-mirror" />
          </a>
          <h1>{t("tracking.heading")}</h1>
        </div>
        <TrackForm
          t={t}
          id="code"
          label={t("tracking.code")}
          placeholder={t("tracking.placeholder")}
          button={t("tracking.button")}
          value={code}
          language={language}
        />
        <p class="tracking-intro">{t("tracking.intro")}</p>
      </div>
    </div>
  );
}

/** The input and error of a refused verification. */
export interface RefusedVerification {
  typed: string;
  error: string;
}

const NAME = "proof";
const TITLE = "verification-title";
const ERROR = "verification-error";

/** Verifies the recipient of a masked parcel. Posts to the page's own URL, which contains the code. */
export function VerificationForm(
  { t, refused }: { t: Translate; refused?: RefusedVerification },
) {
  return (
    <form class="verification" method="post" aria-labelledby={TITLE}>
      <h3 id={TITLE}>{t("tracking.verificationTitle")}</h3>
      <p class="soft">{t("tracking.verificationText")}</p>
      <FieldFrame name={NAME} label={t("tracking.verificationLabel")}>
        <input
          id={fieldId(NAME)}
          aria-invalid={refused === undefined ? undefined : "true"}
          aria-describedby={refused === undefined ? undefined : ERROR}
          class="field-input"
          name={NAME}
          dir="auto"
          required
          maxLength={MAX_TEXT}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          defaultValue={refused?.typed}
          autofocus={refused !== undefined}
        />
      </FieldFrame>
      {refused !== undefined && (
        <div class="panel panel-error" role="alert">
          <Icon name="error" />
          <p id={ERROR}>{refused.error}</p>
        </div>
      )}
      <SubmitButton>{t("tracking.verificationButton")}</SubmitButton>
    </form>
  );
}

interface TrackFormProps {
  /** Distinguishes the ids of two forms on one page. */
  id: string;
  t: Translate;
  /** Replaces the default texts. */
  label?: string;
  placeholder?: string;
  button?: string;
  value?: string | undefined;
  /** The language in the page's URL, kept by searches. */
  language?: LocaleCode | null;
  /** Whether the button is unobtrusive, because another action is the main one. */
  quiet?: boolean;
}

/** The tracking search bar: a plain GET form, so that the URL of a result can be shared. */
export function TrackForm(props: TrackFormProps) {
  const { id, t, value, language } = props;
  const {
    label = t("label.tracking_code"),
    placeholder = t("track.placeholder"),
    button = t("nav.track"),
  } = props;
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
