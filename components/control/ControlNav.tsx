import { Brand } from "@/components/layout/Logo.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import { DASHBOARD, MORE, type PanelScreen, TILES } from "./screens.ts";

interface ControlNavProps {
  t: Translate;
  company: string;
  /** The path of this page. */
  path: string;
}

const GROUPS: PanelScreen[][] = [
  [DASHBOARD, ...Object.values(TILES)],
  Object.values(MORE),
];

/** The way among the screens of the panel: at the side where there is room, else a drawer that needs no script. */
export function ControlNav({ t, company, path }: ControlNavProps) {
  return (
    <nav
      id="screens"
      class="drawer control-nav"
      popover="auto"
      aria-label={t("control.name")}
    >
      <div class="drawer-head">
        <Brand name={company} />
        <button
          type="button"
          class="tool"
          popovertarget="screens"
          popovertargetaction="hide"
          autofocus
          aria-label={t("nav.close")}
        >
          <Icon name="close" />
        </button>
      </div>
      {GROUPS.map((screens) => (
        <ul key={screens[0]!.href} class="drawer-list">
          {screens.map(({ href, icon, text, under }) => (
            <li key={href}>
              <a
                class="drawer-link"
                href={href}
                aria-current={presence(path, { href, under })}
              >
                <Icon name={icon} />
                {t(text)}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** The way to ControlNav where it is a drawer. */
export function ControlNavButton({ t }: { t: Translate }) {
  return (
    <button
      type="button"
      class="tool control-menu"
      popovertarget="screens"
      aria-label={t("nav.menu")}
    >
      <Icon name="menu" />
    </button>
  );
}

function presence(
  path: string,
  { href, under }: Pick<PanelScreen, "href" | "under">,
): "page" | "true" | "false" {
  if (path === href) return "page";
  return path.startsWith(under) ? "true" : "false";
}
