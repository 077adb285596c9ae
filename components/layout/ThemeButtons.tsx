import type { JSX } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import type { Theme } from "@/lib/http/cookies.ts";
import { PREFERENCES } from "@/lib/fields/constants.ts";

export interface ThemeButtonsProps {
  toDark: string;
  toLight: string;
  onChoose?:
    | ((theme: Theme, event: JSX.TargetedEvent<HTMLButtonElement>) => void)
    | undefined;
}

/**
 * Offers the other theme. Both buttons are rendered and the style sheet shows the one that applies,
 * because only the browser knows what a visitor without a choice sees.
 */
export function ThemeButtons({ toDark, toLight, onChoose }: ThemeButtonsProps) {
  return (
    <div class="theme-buttons">
      <button
        type="submit"
        form={PREFERENCES}
        class="tool theme-to-dark"
        name="theme"
        value="dark"
        aria-label={toDark}
        title={toDark}
        onClick={(event) => onChoose?.("dark", event)}
      >
        <Icon name="dark_mode" />
      </button>
      <button
        type="submit"
        form={PREFERENCES}
        class="tool theme-to-light"
        name="theme"
        value="light"
        aria-label={toLight}
        title={toLight}
        onClick={(event) => onChoose?.("light", event)}
      >
        <Icon name="light_mode" />
      </button>
    </div>
  );
}
