import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

interface ToolMenuProps {
  t: Translate;
  /** Links. */
  children: ComponentChildren;
}

/** What else can be done on a screen: links in a row, on a phone a menu behind one button. */
export function ToolMenu({ t, children }: ToolMenuProps) {
  return (
    <>
      <button
        type="button"
        class="button button-quiet tool-more"
        popovertarget="tools"
        aria-label={t("control.list.tools")}
      >
        <Icon name="more_vert" />
      </button>
      <div class="tool-menu" id="tools" popover="auto">{children}</div>
    </>
  );
}
