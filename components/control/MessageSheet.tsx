import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { Message } from "@/lib/messages/schema.ts";
import { Moment } from "./Moment.tsx";

interface MessageSheetProps {
  ctx: PanelContext;
  message: Message;
}

/** A whole message, with the way to answer it and the way to its end. */
export function MessageSheet({ ctx, message }: MessageSheetProps) {
  const { t } = ctx.state;
  const { id, subject, body, name, email, created_at } = message;
  const asked = new URLSearchParams({ delete: id });
  return (
    <article class="control-form message-sheet">
      <h1>
        <bdi {...UNTRANSLATED}>{subject}</bdi>
      </h1>
      <dl class="facts">
        <div>
          <dt>{t("control.messages.from")}</dt>
          <dd>
            <bdi {...UNTRANSLATED}>{name ?? t("control.messages.nobody")}</bdi>
            {email !== null && (
              <a href={`mailto:${email}`} dir="ltr" {...UNTRANSLATED}>
                {email}
              </a>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("control.messages.received")}</dt>
          <dd>
            <Moment ctx={ctx} iso={created_at} />
          </dd>
        </div>
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
          href={`/control/messages/list.html?${asked}`}
        >
          {t("control.delete.button")}
        </a>
      </div>
    </article>
  );
}
