import type { ComponentChildren } from "preact";
import MessageFocus from "@/islands/MessageFocus.tsx";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon_names.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import { readFlash } from "@/lib/forms/form_state.ts";

interface PanelProps {
  texts: string[];
  /** Whether the panel takes the initial focus. */
  isFirst?: boolean;
  /** A link below the texts. */
  children?: ComponentChildren;
}

/** A success message in a green panel (spec section 8). */
export function MessagePanel({ isFirst = true, ...props }: PanelProps) {
  const look = { class: "panel panel-success", icon: "check_circle" } as const;
  return <StatusPanel {...look} {...props} isFirst={isFirst} />;
}

/** A notice that is neither a success nor an error. */
export function NoticePanel(props: PanelProps) {
  return <StatusPanel class="panel" icon="info" {...props} />;
}

/** A result that needs attention, in an amber panel. */
export function AttentionPanel(props: PanelProps) {
  return <StatusPanel class="panel panel-attention" icon="error" {...props} />;
}

type StatusPanelProps = PanelProps & { class: string; icon: IconName };

function StatusPanel(props: StatusPanelProps) {
  const { texts, icon, isFirst = false, children } = props;
  if (texts.length === 0) return null;
  return (
    <div class={props.class} role="status" tabIndex={isFirst ? -1 : undefined}>
      <Icon name={icon} />
      <div>
        {texts.length === 1 ? <p>{texts[0]}</p> : (
          <ul class="panel-list">
            {texts.map((text) => <li key={text}>{text}</li>)}
          </ul>
        )}
        {children}
      </div>
      {isFirst && <MessageFocus />}
    </div>
  );
}

/** The messages of a screen, by the `done` word in the URL. */
export type Done = Record<string, MessageKey | MessageKey[]>;

interface FlashProps {
  ctx: { req: Request; url: URL; state: { t: Translate } };
  done: Done;
  /** Further sentences of the message. */
  more?: string[];
  /** Whether the message takes the initial focus; false if a field does. */
  isFirst?: boolean;
}

/** The message about the action that redirected here, if any. */
export function Flash({ ctx, done, more = [], isFirst = true }: FlashProps) {
  const word = readFlash(ctx) ?? "";
  const keys = Object.hasOwn(done, word) ? [done[word]!].flat() : [];
  return (
    <MessagePanel
      texts={[...keys.map((key) => ctx.state.t(key)), ...more]}
      isFirst={isFirst}
    />
  );
}
