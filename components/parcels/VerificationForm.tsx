import { FieldFrame, fieldId } from "@/components/ui/FieldFrame.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";

/** The input and error of a refused verification. */
export interface RefusedVerification {
  typed: string;
  error: string;
}

interface VerificationFormProps {
  t: Translate;
  refused?: RefusedVerification;
}

const NAME = "proof";
const TITLE = "verification-title";
const ERROR = "verification-error";

/** Verifies the recipient of a masked parcel (decision 15). Posts to the address of the page, which names the parcel. */
export function VerificationForm({ t, refused }: VerificationFormProps) {
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
      <button type="submit" class="button button-quiet">
        {t("tracking.verificationButton")}
      </button>
    </form>
  );
}
