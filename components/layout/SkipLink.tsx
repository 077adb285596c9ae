import type { Translate } from "@/lib/i18n/translate.ts";

/** The first stop of the Tab key: past the navigation. */
export function SkipLink({ t }: { t: Translate }) {
  return <a class="skip-link" href="#content">{t("nav.skip")}</a>;
}
