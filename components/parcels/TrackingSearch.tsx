import { Icon } from "@/components/ui/Icon.tsx";
import { TrackForm } from "@/components/ui/TrackForm.tsx";
import type { LocaleCode } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

interface TrackingSearchProps {
  t: Translate;
  code: string;
  /** The language in the address. */
  language: LocaleCode | null;
}

/** The head of the tracking page: the way back, the search bar and, without a result, an explanation (spec section 2). */
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
