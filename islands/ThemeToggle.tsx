import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "@/components/ui/Icon.tsx";
import { startUp } from "@/lib/client/start_up.ts";
import { changeState } from "@/lib/client/state.ts";
import { PREFERENCES } from "@/lib/fields/constants.ts";
import {
  type Theme,
  themeCookie,
  themeCookieName,
} from "@/lib/http/cookies.ts";

interface ThemeToggleProps {
  /** The visitor's choice; null leaves it to the system. */
  theme: Theme | null;
  toDark: string;
  toLight: string;
}

/**
 * Switches the theme immediately; a cookie tells the server for the next page. Both buttons are rendered and the style
 * sheet shows the applicable one, because only the browser knows the system's theme.
 */
export default function ThemeToggle(
  { theme, toDark, toLight }: ThemeToggleProps,
) {
  useEffect(() => {
    // The saved state may be older than the cookie; if there is no choice, the system decides.
    changeState({ theme: theme ?? systemTheme() });
    // This island is on every page, so it runs the shared start-up code.
    startUp();
    addEventListener("pageshow", keepUp);
  }, []);
  return (
    <div class="theme-buttons">
      <ThemeButton theme="dark" text={toDark} />
      <ThemeButton theme="light" text={toLight} />
    </div>
  );
}

/** The button. Without a script, it submits the preferences. */
function ThemeButton({ theme, text }: { theme: Theme; text: string }) {
  return (
    <button
      type="submit"
      form={PREFERENCES}
      class={`tool theme-to-${theme}`}
      name="theme"
      value={theme}
      aria-label={text}
      title={text}
      onClick={(event) => choose(theme, event)}
    >
      <Icon name={`${theme}_mode`} />
    </button>
  );
}

function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function choose(theme: Theme, event: JSX.TargetedEvent<HTMLButtonElement>) {
  event.preventDefault();
  show(theme);
  document.cookie = themeCookie(theme, isSecure());
  // The clicked button is gone, so its replacement gets the focus.
  const others = `button:not([value=${theme}])`;
  event.currentTarget.parentElement!.querySelector<HTMLElement>(others)!
    .focus();
}

/** Updates the theme of a page that was restored from the back/forward cache. */
function keepUp({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const cookie = `${themeCookieName(isSecure())}=`;
  const chosen = document.cookie.split("; ")
    .find((pair) => pair.startsWith(cookie))?.slice(cookie.length);
  if (chosen === "light" || chosen === "dark") show(chosen);
}

function show(theme: Theme): void {
  changeState({ theme });
  document.documentElement.dataset.theme = theme;
}

function isSecure(): boolean {
  return location.protocol === "https:";
}
