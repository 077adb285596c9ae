import { Fact } from "@/components/ui/Fact.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Message } from "@/lib/messages/schema.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { Moment } from "@/components/panel/Moment.tsx";
import { RecordDelete } from "@/components/panel/RecordRow.tsx";

interface MessageRowProps {
  ctx: PanelContext;
  view: ListView<Message>;
  message: Message;
  /** Whether it is unopened. */
  isNew: boolean;
}

/** A row of the inbox: subject, sender and time of a message. */
export function MessageRow({ ctx, view, message, isNew }: MessageRowProps) {
  const { t } = ctx.state;
  const { id, subject, name, email, created_at } = message;
  return (
    <li class="record message-row">
      <a class="record-link" href={`/control/messages/${id}`}>
        <bdi class="record-title" {...UNTRANSLATED}>{subject}</bdi>
        <span class="record-text">
          {isNew && (
            <strong class="message-new">{t("control.messages.new")}</strong>
          )}
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
      <RecordDelete t={t} view={view} id={id} name={subject} />
    </li>
  );
}

/** A whole message, with links to reply and to delete it. */
export function MessageSheet(
  { ctx, message }: { ctx: PanelContext; message: Message },
) {
  const { t } = ctx.state;
  const { id, subject, body, name, email, created_at } = message;
  return (
    <article class="control-form message-sheet">
      <h1>
        <bdi {...UNTRANSLATED}>{subject}</bdi>
      </h1>
      <dl class="facts">
        <Fact label={t("control.messages.from")}>
          <bdi {...UNTRANSLATED}>{name ?? t("control.messages.nobody")}</bdi>
          {email !== null && (
            <a href={`mailto:${email}`} dir="ltr" {...UNTRANSLATED}>{email}</a>
          )}
        </Fact>
        <Fact label={t("control.messages.received")}>
          <Moment ctx={ctx} iso={created_at} />
        </Fact>
      </dl>
      <p class="card letter" dir="auto" {...UNTRANSLATED}>{body}</p>
      <div class="form-actions">
        {email === null
          ? <p class="soft">{t("control.messages.noAddress")}</p>
          : (
            <a
              class="button button-primary"
              href={`/control/email/send.html?message=${id}`}
            >
              {t("control.messages.reply")}
            </a>
          )}
        <a
          class="button button-quiet"
          href={`/control/messages/list.html?delete=${id}`}
        >
          {t("control.delete.button")}
        </a>
      </div>
    </article>
  );
}
