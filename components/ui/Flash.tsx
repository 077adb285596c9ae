import { readFlash } from "@/lib/forms/flash.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import { MessagePanel } from "./Panel.tsx";

/** What a screen says was done, by the words that its address may bring. */
export type Done = Record<string, MessageKey | MessageKey[]>;

interface FlashProps {
  ctx: { req: Request; url: URL; state: { t: Translate } };
  done: Done;
  /** Whether the page begins here; false where it begins at a field. */
  isFirst?: boolean;
}

/** The message about what has just been done, if there is one. */
export function Flash({ ctx, done, isFirst = true }: FlashProps) {
  const word = readFlash(ctx) ?? "";
  const keys = Object.hasOwn(done, word) ? [done[word]!].flat() : [];
  return (
    <MessagePanel
      texts={keys.map((key) => ctx.state.t(key))}
      isFirst={isFirst}
    />
  );
}
