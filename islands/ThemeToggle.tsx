import { useEffect } from "preact/hooks";
import {
  ThemeForm,
  type ThemeFormProps,
} from "@/components/layout/ThemeForm.tsx";
import { keepOfflinePage } from "@/lib/client/offline.ts";
import { theme as current } from "@/lib/client/state.ts";
import type { Theme } from "@/lib/define.ts";
import { themeCookie } from "@/lib/theme_cookie.ts";

type ThemeToggleProps = Omit<ThemeFormProps, "onChoose"> & {
  theme: Theme | null;
};

/** Switches the theme at once; the cookie lets the server render the next page in it (decision 39). */
export default function ThemeToggle({ theme, ...form }: ThemeToggleProps) {
  useEffect(() => {
    // The cookie counts: what an earlier page saved may be older.
    if (theme !== null) current.value = theme;
    // The one island of all pages also brings what all pages share.
    keepOfflinePage();
  }, []);
  return <ThemeForm {...form} onChoose={choose} />;
}

function choose(theme: Theme, event: Event): void {
  event.preventDefault();
  current.value = theme;
  document.documentElement.dataset.theme = theme;
  document.cookie = themeCookie(theme, location.protocol === "https:");
}
