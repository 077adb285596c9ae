import { Icon } from "@/components/ui/Icon.tsx";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Page } from "@/lib/pages/schema.ts";
import { Brand } from "./Logo.tsx";
import { type MenuLink, menuLinks } from "./navigation.ts";

interface SideNavProps {
  t: Translate;
  locale: Locale;
  company: string;
  path: string;
  pages: Page[];
}

/** The drawer of spec section 2: a popover, so that Esc, a press outside and the back of a phone close it without a script. */
export function SideNav(props: SideNavProps) {
  const { t, company, path } = props;
  return (
    <nav id="menu" class="drawer" popover="auto" aria-label={t("nav.side")}>
      <div class="drawer-head">
        <Brand name={company} />
        <button
          type="button"
          class="tool"
          popovertarget="menu"
          popovertargetaction="hide"
          autofocus
          aria-label={t("nav.close")}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul class="drawer-list">
        {menuLinks(props).map((link) => (
          <li key={link.href}>
            <DrawerLink {...link} isCurrent={link.href === path} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DrawerLink(
  { href, icon, title, isCurrent }: MenuLink & { isCurrent: boolean },
) {
  return (
    <a
      class="drawer-link"
      href={href}
      aria-current={isCurrent ? "page" : "false"}
    >
      <Icon name={icon} />
      <bdi {...title.attributes}>{title.text}</bdi>
    </a>
  );
}
