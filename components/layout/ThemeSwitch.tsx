import type { Theme } from "@/lib/define.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import ThemeToggle from "@/islands/ThemeToggle.tsx";
import { ThemeForm } from "./ThemeForm.tsx";

interface ThemeSwitchProps {
  t: Translate;
  theme: Theme | null;
  back: string;
  island: boolean;
}

/** The theme toggle of spec section 2, with or without a script behind it. */
export function ThemeSwitch({ t, theme, back, island }: ThemeSwitchProps) {
  const props = {
    back,
    toDark: t("theme.toDark"),
    toLight: t("theme.toLight"),
  };
  return island
    ? <ThemeToggle {...props} theme={theme} />
    : <ThemeForm {...props} />;
}
