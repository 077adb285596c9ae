import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { Brand } from "./Logo.tsx";

interface DrawerProps {
  t: Translate;
  id: string;
  label: string;
  company: string;
  class?: string;
  children: ComponentChildren;
}

/** A drawer of links: a popover, so that Esc, a press outside and a phone's back button close it without a script. */
export function Drawer(props: DrawerProps) {
  const { t, id, label, company, class: name = "drawer", children } = props;
  return (
    <nav id={id} class={name} popover="auto" aria-label={label}>
      <div class="drawer-head">
        <Brand name={company} />
        <button
          type="button"
          class="tool"
          popovertarget={id}
          popovertargetaction="hide"
          autofocus
          aria-label={t("nav.close")}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </nav>
  );
}

interface DrawerLinkProps {
  href: string;
  icon: IconName;
  current: "page" | "true" | undefined;
  children: ComponentChildren;
}

/** A link of a drawer's list. */
export function DrawerLink(
  { href, icon, current, children }: DrawerLinkProps,
) {
  return (
    <li>
      <a class="drawer-link" href={href} aria-current={current}>
        <Icon name={icon} />
        {children}
      </a>
    </li>
  );
}
