import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { ComponentChildren } from "preact";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Status } from "@/lib/statuses/schema.ts";
import { stageText } from "@/lib/statuses/stages.ts";

interface StatusRowProps {
  t: Translate;
  status: Status;
  /** The address of its screen; undefined for members who may not change it. */
  href: string | undefined;
  /** Actions. */
  children?: ComponentChildren;
}

/** A status with its look, stage and author. */
export function StatusRow({ t, status, href, children }: StatusRowProps) {
  const { text, icon, color, stage, hidden, suggested, added_by } = status;
  const title = <bdi {...UNTRANSLATED}>{text}</bdi>;
  return (
    <li class={`record activity event-${color}`}>
      <span class="event-mark" title={t(`icon.${icon}`)}>
        <Icon name={icon} />
      </span>
      <div class="activity-body">
        {href === undefined
          ? <p class="activity-title">{title}</p>
          : <a class="activity-title record-link" href={href}>{title}</a>}
        <p class="activity-text soft">
          {[
            stageText(t, stage) !== text && stageText(t, stage),
            suggested ? t("control.statuses.suggested") : added_by,
            hidden === "yes" && t("control.statuses.notOffered"),
          ].filter(Boolean).join(" · ")}
        </p>
      </div>
      {children}
    </li>
  );
}
