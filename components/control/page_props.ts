import type { Theme } from "@/lib/site/state.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** What every screen of the panel needs from the request. */
export interface ControlPageProps {
  t: Translate;
  locale: Locale;
  theme: Theme | null;
  /** Path and query of this page. */
  url: string;
  company: string;
}
