import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import {
  ThemeButtons,
  type ThemeButtonsProps,
} from "@/components/layout/ThemeButtons.tsx";
import { startUp } from "@/lib/client/start_up.ts";
import { theme as current } from "@/lib/client/state.ts";
import type { Theme } from "@/lib/site/state.ts";
import { themeCookie, themeCookieName } from "@/lib/http/theme_cookie.ts";

type ThemeToggleProps = Omit<ThemeButtonsProps, "onChoose"> & {
  theme: Theme | null;
};

/** Switches the theme at once; the cookie lets the server render the next page in it (decision 39). */
export default function ThemeToggle({ theme, ...texts }: ThemeToggleProps) {
  useEffect(() => {
    // What an earlier page saved may be older than the cookie, and without a choice the system counts.
    current.value = theme ?? systemTheme();
    // The one island of all pages also brings what all pages share.
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
  // The button that was pressed is gone; the focus stays with the one in its place.
  const others = `button:not([value=${theme}])`;
  event.currentTarget.parentElement!.querySelector<HTMLElement>(others)!
    .focus();
}

/** A page that comes back from the browser's memory has the theme of the time when it was left. */
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
