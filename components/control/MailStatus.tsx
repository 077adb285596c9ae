import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { MailStatus as Status } from "@/lib/mail/outbox_schema.ts";

const ICONS: Record<Status, IconName> = {
  queued: "schedule",
  sending: "send",
  sent: "check_circle",
  kept: "inbox",
  failed: "error",
  unknown: "error",
};

/** What has become of a mail: in a sign, a word and a colour. */
export function MailStatus({ t, status }: { t: Translate; status: Status }) {
  return (
    <span class={`mail-status mail-${status}`}>
      <Icon name={ICONS[status]} />
      {t(`mailStatus.${status}`)}
    </span>
  );
}
