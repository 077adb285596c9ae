import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon_names.ts";

interface PanelProps {
  texts: string[];
}

/** The green panel of spec section 8: a message of success. */
export function MessagePanel({ texts }: PanelProps) {
  return (
    <StatusPanel
      class="panel panel-success"
      icon="check_circle"
      texts={texts}
    />
  );
}

/** What has happened to whoever reads it, neither a success nor an error. */
export function NoticePanel({ texts }: PanelProps) {
  return <StatusPanel class="panel" icon="info" texts={texts} />;
}

interface StatusPanelProps extends PanelProps {
  class: string;
  icon: IconName;
}

function StatusPanel({ texts, icon, class: name }: StatusPanelProps) {
  if (texts.length === 0) return null;
  return (
    <div class={name} role="status">
      <Icon name={icon} />
      <PanelTexts texts={texts} />
    </div>
  );
}

function PanelTexts({ texts }: PanelProps) {
  if (texts.length === 1) return <p>{texts[0]}</p>;
  return (
    <ul class="panel-list">
      {texts.map((text) => <li key={text}>{text}</li>)}
    </ul>
  );
}
