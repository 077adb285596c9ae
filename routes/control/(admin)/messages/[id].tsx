import { MessageSheet } from "@/components/messages/Messages.tsx";
import { Screen } from "@/components/panel/Screen.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { openMessage } from "@/lib/messages/messages.ts";
import { notFound } from "@/lib/errors.ts";

/** A visitor's message. */
export default definePanel.page(async function MessagePage(ctx) {
  const message = await openMessage(ctx.state.kv, ctx.params.id!);
  if (message === null) throw notFound("message");
  return (
    <Screen ctx={ctx} title={message.subject}>
      <MessageSheet ctx={ctx} message={message} />
    </Screen>
  );
});
