import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { createMessage } from "./messages.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import type { MessageCreate } from "./schema.ts";

/**
 * Stores a visitor's message, for call and page, and queues its mail (decision 16). Only new messages count against the
 * limit: invalid input is free, and a repeated one gets the first answer even over the limit. Idempotency keys are
 * separate for each visitor. Throws 429.
 */
export async function sendMessage(
  ctx: Context<State>,
  input: MessageCreate,
  { requestKey }: { requestKey?: string | undefined },
): Promise<void> {
  const { kv, limits, client, mailer } = ctx.state;
  const key = requestKey && JSON.stringify([client, requestKey]);
  await limits.spend(
    "message",
    client,
    (admit) => createMessage(kv, input, { requestKey: key, admit }),
  );
  mailer.wake();
}

/**
 * The same for the page's form. The page is cached and has no request_id, so the same words from the same address today or
 * yesterday count as a double click.
 */
export function sendForm(
  ctx: Context<State>,
  input: MessageCreate,
): Promise<void> {
  return sendMessage(ctx, input, { requestKey: sha256(JSON.stringify(input)) });
}
