import type { Translate } from "@/lib/i18n/translate.ts";
import { Icon } from "@/components/ui/Icon.tsx";
import { Brand } from "./Logo.tsx";
import { NAVIGATION } from "./navigation.ts";

interface SideNavProps {
  t: Translate;
  company: string;
  path: string;
}

/** The drawer of spec section 2: a popover, so that Esc, a press outside and the back of a phone close it without a script. */
export function SideNav({ t, company, path }: SideNavProps) {
  return (
    <nav id="menu" class="drawer" popover="auto" aria-label={t("nav.side")}>
      <div class="drawer-head">
        <Brand name={company} />
        <button
          type="button"
          class="tool"
          popovertarget="menu"
          popovertargetaction="hide"
          aria-label={t("nav.close")}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul class="drawer-list">
        {NAVIGATION.map(({ href, icon, text }) => (
          <li key={href}>
            <a
              class="drawer-link"
              href={href}
              aria-current={href === path ? "page" : undefined}
            >
              <Icon name={icon} />
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
