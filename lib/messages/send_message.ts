import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { createMessage } from "./messages.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import type { MessageCreate } from "./schema.ts";

/**
 * Keeps a visitor's message for the call and for the page alike and lets the mail about it go out (decision 16). Only what
 * is new counts against the limit: a mistyped form costs nothing, and what comes once more is answered like the first time,
 * even when the limit is used up. A key is its visitor's own. Throws 429.
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
 * The same for the form of the page. The page is kept and therefore carries no request_id: what the same address has
 * written in the same words today or yesterday is a double click.
 */
export function sendForm(
  ctx: Context<State>,
  input: MessageCreate,
): Promise<void> {
  return sendMessage(ctx, input, { requestKey: sha256(JSON.stringify(input)) });
}
