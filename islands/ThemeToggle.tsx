import { useEffect } from "preact/hooks";
import {
  ThemeForm,
  type ThemeFormProps,
} from "@/components/layout/ThemeForm.tsx";
import { startUp } from "@/lib/client/start_up.ts";
import { theme as current } from "@/lib/client/state.ts";
import type { Theme } from "@/lib/define.ts";
import { themeCookie } from "@/lib/theme_cookie.ts";

type ThemeToggleProps = Omit<ThemeFormProps, "onChoose"> & {
  theme: Theme | null;
};

/** Switches the theme at once; the cookie lets the server render the next page in it (decision 39). */
export default function ThemeToggle({ theme, ...form }: ThemeToggleProps) {
  useEffect(() => {
    // What an earlier page saved may be older than the cookie, and without a choice the system counts.
    current.value = theme ?? systemTheme();
    // The one island of all pages also brings what all pages share.
    startUp();
  }, []);
  return <ThemeForm {...form} onChoose={choose} />;
}

function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function choose(theme: Theme, event: Event): void {
  event.preventDefault();
  current.value = theme;
  document.documentElement.dataset.theme = theme;
  document.cookie = themeCookie(theme, location.protocol === "https:");
}
