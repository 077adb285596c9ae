import type { Context } from "fresh";
import type { State } from "@/lib/define.ts";
import { createMessage } from "@/lib/domain/messages.ts";
import { sha256 } from "@/lib/domain/secrets.ts";
import type { MessageCreate } from "@/lib/schemas/messages.ts";

/**
 * Keeps a visitor's message for the call and for the page alike and lets the mail about it go out (decision 16). Only what
 * is accepted counts against the limit, and once: a mistyped form costs nothing, nor does a double click. A key is its
 * visitor's own. Throws 429.
 */
export async function sendMessage(
  ctx: Context<State>,
  input: MessageCreate,
  { requestKey }: { requestKey?: string | undefined },
): Promise<void> {
  const { kv, limits, client, mailer } = ctx.state;
  const key = requestKey && JSON.stringify([client, requestKey]);
  const isNew = await limits.spend(
    "message",
    client,
    () => createMessage(kv, input, { requestKey: key }),
  );
  if (!isNew) limits.giveBack("message", client);
  mailer.wake();
}

/**
 * The same for the form of the page. The page is kept and therefore carries no request_id: what the same address has
 * written in the same words today or yesterday is a double click.
 */
export function sendForm(
  ctx: Context<State>,
  input: MessageCreate,
): Promise<void> {
  return sendMessage(ctx, input, { requestKey: sha256(JSON.stringify(input)) });
}
