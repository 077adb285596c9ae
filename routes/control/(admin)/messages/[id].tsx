import { MessageSheet } from "@/components/control/Messages.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { MORE } from "@/components/control/screens.ts";
import { definePanel } from "@/lib/site/define.ts";
import { openMessage } from "@/lib/messages/messages.ts";
import { notFound } from "@/lib/errors.ts";

/** A visitor's message (decision 16). */
export default definePanel.page(async function MessagePage(ctx) {
  const message = await openMessage(ctx.state.kv, ctx.params.id!);
  if (message === null) throw notFound("message");
  return (
    <Screen ctx={ctx} title={message.subject} under={MORE.messages}>
      <MessageSheet {...{ ctx, message }} />
    </Screen>
  );
});
