import ThemeToggle from "@/islands/ThemeToggle.tsx";
import type { Theme } from "@/lib/http/cookies.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

interface ThemeSwitchProps {
  t: Translate;
  theme: Theme | null;
}

/** The theme toggle of spec section 2, with its texts. Its page has a LanguageMenu, to whose form it belongs. */
export function ThemeSwitch({ t, theme }: ThemeSwitchProps) {
  const texts = { toDark: t("theme.toDark"), toLight: t("theme.toLight") };
  return <ThemeToggle {...texts} theme={theme} />;
}
