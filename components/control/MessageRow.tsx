import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { ListView } from "@/lib/site/list_view.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { Message } from "@/lib/messages/schema.ts";
import { Moment } from "./Moment.tsx";
import { RecordDelete } from "./RecordList.tsx";

interface MessageRowProps {
  ctx: PanelContext;
  view: ListView<Message>;
  message: Message;
}

/** A message in the panel's inbox: who has written what and when, and the way to its end. */
export function MessageRow({ ctx, view, message }: MessageRowProps) {
  const { t } = ctx.state;
  const { id, subject, name, email, created_at } = message;
  return (
    <li class="record message-row">
      <a class="record-link" href={`/control/messages/${id}`}>
        <bdi class="record-title" {...UNTRANSLATED}>{subject}</bdi>
        <span class="record-text">
          <bdi {...UNTRANSLATED}>
            {name ?? email ?? t("control.messages.nobody")}
          </bdi>
          {name !== null && email !== null && (
            <bdi class="soft" {...UNTRANSLATED}>{email}</bdi>
          )}
        </span>
      </a>
      <span class="record-end">
        <Moment ctx={ctx} iso={created_at} />
      </span>
      <RecordDelete {...{ t, view, id }} name={subject} />
    </li>
  );
}
