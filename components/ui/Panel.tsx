import type { ComponentChildren } from "preact";
import MessageFocus from "@/islands/MessageFocus.tsx";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon_names.ts";

interface PanelProps {
  texts: string[];
}

interface MessagePanelProps extends PanelProps {
  /** Whether the panel takes the initial focus. */
  isFirst?: boolean;
}

/** The green panel of spec section 8: a message of success. */
export function MessagePanel({ texts, isFirst = true }: MessagePanelProps) {
  return (
    <StatusPanel
      class="panel panel-success"
      icon="check_circle"
      texts={texts}
      isFirst={isFirst}
    />
  );
}

interface NoticePanelProps extends MessagePanelProps {
  /** A link of the notice. */
  children?: ComponentChildren;
}

/** A notice that is neither a success nor an error. */
export function NoticePanel(
  { texts, isFirst = false, children }: NoticePanelProps,
) {
  return (
    <StatusPanel class="panel" icon="info" {...{ texts, isFirst }}>
      {children}
    </StatusPanel>
  );
}

interface StatusPanelProps extends PanelProps {
  class: string;
  icon: IconName;
  isFirst: boolean;
  children?: ComponentChildren;
}

function StatusPanel(
  { texts, icon, isFirst, class: name, children }: StatusPanelProps,
) {
  if (texts.length === 0) return null;
  return (
    <div class={name} role="status" tabIndex={isFirst ? -1 : undefined}>
      <Icon name={icon} />
      <div>
        <PanelTexts texts={texts} />
        {children}
      </div>
      {isFirst && <MessageFocus />}
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
