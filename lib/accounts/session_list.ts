import type { PanelContext } from "@/lib/site/state.ts";
import { members } from "./members.ts";
import { allSessions, keyOf, newestOf, sessionToken } from "./sessions.ts";

/** A session as shown in the panel. */
export interface LiveSession {
  /** ISO; `seen_at` lags by up to five minutes. */
  created_at: string;
  seen_at: string;
  /** Whether it is the caller's session. */
  isOwn: boolean;
}

/** Returns the live sessions of the signed-in member, newest first. */
export async function listOwnSessions(
  ctx: Pick<PanelContext, "req" | "state">,
): Promise<LiveSession[]> {
  const { kv, admin: { id } } = ctx.state;
  const [member, all] = await Promise.all([
    members.get(kv, id),
    allSessions(kv),
  ]);
  const own = keyOf(sessionToken(ctx) ?? "").join();
  return newestOf(all, id, kv.now().getTime())
    .filter(({ value }) => value.epoch === member?.epoch)
    .map(({ key, value }) => ({
      created_at: new Date(value.created_at).toISOString(),
      seen_at: new Date(value.seen_at).toISOString(),
      isOwn: key.join() === own,
    }));
}
