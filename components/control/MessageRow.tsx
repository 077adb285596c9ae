import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { ListView } from "@/lib/site/list_view.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Message } from "@/lib/messages/schema.ts";
import { Moment } from "./Moment.tsx";
import { RecordDelete } from "./RecordList.tsx";

interface MessageRowProps {
  t: Translate;
  locale: Locale;
  timeZone: string;
  view: ListView<Message>;
  message: Message;
}

/** A message in the panel's inbox: who has written what and when, and the way to its end. */
export function MessageRow(props: MessageRowProps) {
  const { t, locale, timeZone, view, message } = props;
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
        <Moment iso={created_at} {...{ locale, timeZone }} />
      </span>
      <RecordDelete {...{ t, view, id }} name={subject} />
    </li>
  );
}
