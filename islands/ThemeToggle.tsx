import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import {
  ThemeButtons,
  type ThemeButtonsProps,
} from "@/components/layout/ThemeButtons.tsx";
import { startUp } from "@/lib/client/start_up.ts";
import { theme as current } from "@/lib/client/state.ts";
import {
  type Theme,
  themeCookie,
  themeCookieName,
} from "@/lib/http/cookies.ts";

type ThemeToggleProps = Omit<ThemeButtonsProps, "onChoose"> & {
  theme: Theme | null;
};

/** Switches the theme at once; the cookie lets the server render the next page in it (decision 39). */
export default function ThemeToggle({ theme, ...texts }: ThemeToggleProps) {
  useEffect(() => {
    // The saved state may be older than the cookie; without a choice the system decides.
    current.value = theme ?? systemTheme();
    // This island is on all pages, so it starts the shared code.
    startUp();
    addEventListener("pageshow", keepUp);
    return () => removeEventListener("pageshow", keepUp);
  }, []);
  return <ThemeButtons {...texts} onChoose={choose} />;
}

function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function choose(theme: Theme, event: JSX.TargetedEvent<HTMLButtonElement>) {
  event.preventDefault();
  show(theme);
  document.cookie = themeCookie(theme, isSecure());
  // The pressed button is gone; its replacement gets the focus.
  const others = `button:not([value=${theme}])`;
  event.currentTarget.parentElement!.querySelector<HTMLElement>(others)!
    .focus();
}

/** Updates the theme of a page restored by the browser. */
function keepUp({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const cookie = `${themeCookieName(isSecure())}=`;
  const chosen = document.cookie.split("; ")
    .find((pair) => pair.startsWith(cookie))?.slice(cookie.length);
  if (chosen === "light" || chosen === "dark") show(chosen);
}

function show(theme: Theme): void {
  current.value = theme;
  document.documentElement.dataset.theme = theme;
}

function isSecure(): boolean {
  return location.protocol === "https:";
}
