import type { ComponentChildren } from "preact";
import {
  Drawer,
  DrawerLink,
  LanguageMenu,
  PreferenceTools,
} from "@/components/layout/Menus.tsx";
import { Mark } from "@/components/layout/Logo.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import Shortcuts from "@/islands/Shortcuts.tsx";
import { may } from "@/lib/fields/roles.ts";
import type { MenuEntry } from "@/lib/site/noun.ts";
import type { Right } from "@/lib/site/nouns.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import {
  DASHBOARD,
  listPath,
  type NamedScreen,
  openEntries,
} from "./screens.ts";
import { pageAddress } from "@/lib/forms/form_state.ts";

interface ControlLayoutProps {
  ctx: PanelContext;
  children: ComponentChildren;
}

/** The layout of the panel: navigation, tools and the sign-out button. */
export function ControlLayout({ ctx, children }: ControlLayoutProps) {
  const { state, url } = ctx;
  const { t, locale, theme, settings } = state;
  return (
    <>
      <a class="skip-link" href="#content">{t("nav.skip")}</a>
      <header class="header control-header">
        <div class="header-bar">
          <button
            type="button"
            class="tool control-menu"
            popovertarget="screens"
            aria-label={t("nav.menu")}
          >
            <Icon name="menu" />
          </button>
          <a class="brand" href={DASHBOARD.href}>
            <Mark />
            <span>
              <span class="control-company" {...UNTRANSLATED}>
                <bdi>{settings.company_name}</bdi>
              </span>
              <span class="control-name">{t("control.name")}</span>
            </span>
          </a>
          <PreferenceTools t={t} locale={locale} theme={theme} />
          <form method="post" action="/control/signout">
            <button type="submit" class="tool" title={t("control.signOut")}>
              <Icon name="logout" class="icon-mirror" />
              <span class="tool-text">{t("control.signOut")}</span>
            </button>
          </form>
        </div>
      </header>
      <LanguageMenu t={t} locale={locale} back={pageAddress(url)} />
      <div class="control-body">
        <ControlNav ctx={ctx} />
        <main id="content" class="control-main" tabIndex={-1}>{children}</main>
      </div>
    </>
  );
}

/** The screens with a keyboard shortcut. */
const TARGETS: (NamedScreen & { keys: string; needs?: Right })[] = [
  { keys: "g d", href: DASHBOARD.href, text: DASHBOARD.text },
  {
    keys: "g p",
    href: listPath("parcels"),
    text: "control.parcels.title",
    needs: "parcels:read",
  },
  {
    keys: "n",
    href: "/control/parcels/create.html",
    text: "control.parcels.add",
    needs: "parcels:write",
  },
];

/** The navigation of the panel: a sidebar if there is room, else a drawer. */
function ControlNav({ ctx }: Pick<ControlLayoutProps, "ctx">) {
  const { state: { t, settings }, url } = ctx;
  const groups: MenuEntry[][] = [
    [DASHBOARD, ...openEntries(ctx, "tiles")],
    openEntries(ctx, "more"),
  ];
  return (
    <Drawer
      t={t}
      id="screens"
      class="drawer control-nav"
      label={t("control.name")}
      company={settings.company_name}
    >
      {groups.map((screens, at) => (
        <ul key={at} class="drawer-list">
          {screens.map(({ name, href, icon, text, under }) => (
            <DrawerLink
              key={name}
              href={href}
              icon={icon}
              current={presence(url.pathname, { href, under })}
            >
              {t(text)}
            </DrawerLink>
          ))}
        </ul>
      ))}
      <PanelShortcuts ctx={ctx} />
    </Drawer>
  );
}

/** Returns the `aria-current` of a link: "page" if it leads to this screen, "true" if it leads to the list above it. */
function presence(
  path: string,
  { href, under }: Pick<MenuEntry, "href" | "under">,
): "page" | "true" | undefined {
  if (path === href) return "page";
  return under.some((start) => path.startsWith(start)) ? "true" : undefined;
}

/** The shortcuts to screens that the member may open. */
function PanelShortcuts({ ctx }: Pick<ControlLayoutProps, "ctx">) {
  const { t, admin } = ctx.state;
  return (
    <Shortcuts
      targets={TARGETS
        .filter(({ needs }) => needs === undefined || may(admin, needs))
        .map(({ keys, href, text }) => ({ keys, href, text: t(text) }))}
      labels={{
        title: t("control.keys.title"),
        search: t("control.list.search"),
        help: t("control.keys.help"),
        then: t("control.keys.then"),
        use: t("control.keys.use"),
        close: t("control.keys.close"),
      }}
    />
  );
}
