import { Icon } from "./Icon.tsx";

interface PanelProps {
  texts: string[];
}

/** The green panel of spec section 8: a message of success. */
export function MessagePanel({ texts }: PanelProps) {
  if (texts.length === 0) return null;
  return (
    <div class="panel panel-success" role="status">
      <Icon name="check_circle" />
      <PanelTexts texts={texts} />
    </div>
  );
}

/** What has happened to whoever reads it, neither a success nor an error. */
export function NoticePanel({ texts }: PanelProps) {
  if (texts.length === 0) return null;
  return (
    <div class="panel" role="status">
      <Icon name="info" />
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
