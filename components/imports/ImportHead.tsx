import { MadeBy } from "@/components/journal/MadeBy.tsx";
import MessageFocus from "@/islands/MessageFocus.tsx";
import { Moment } from "@/components/panel/Moment.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { readFlash } from "@/lib/forms/form_state.ts";
import type { ImportScreenProps } from "./ImportScreen.tsx";
import { importSentence } from "./sentence.ts";

/** Who uploaded the file of an import and when, and its state as a sentence. */
export function ImportHead(props: ImportScreenProps) {
  const { ctx, record, shown, job } = props;
  const { text, tone, icon } = importSentence(ctx.state, record, job);
  // The job may have ended by now: its result answers the press.
  const isAnswer = job?.next_at === null && readFlash(ctx) !== null;
  return (
    <div class="control-head">
      <p class="soft">
        <Moment ctx={ctx} iso={record.created_at} />{" "}
        <MadeBy t={ctx.state.t} name={shown.starter} />
      </p>
      <div class={`panel ${tone}`} tabIndex={isAnswer ? -1 : undefined}>
        <Icon name={icon} />
        <h1 key={text}>{text}</h1>
        {isAnswer && <MessageFocus />}
      </div>
    </div>
  );
}
