import ThemeToggle from "@/islands/ThemeToggle.tsx";
import type { Theme } from "@/lib/define.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

interface ThemeSwitchProps {
  t: Translate;
  theme: Theme | null;
  /** Path and query of this page. */
  back: string;
}

/** The theme toggle of spec section 2, with its texts. */
export function ThemeSwitch({ t, theme, back }: ThemeSwitchProps) {
  const texts = { toDark: t("theme.toDark"), toLight: t("theme.toLight") };
  return <ThemeToggle {...texts} theme={theme} back={back} />;
}
