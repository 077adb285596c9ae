import { readFlash } from "@/lib/forms/flash.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import { MessagePanel } from "./Panel.tsx";

/** The messages of a screen by the word in its address. */
export type Done = Record<string, MessageKey | MessageKey[]>;

interface FlashProps {
  ctx: { req: Request; url: URL; state: { t: Translate } };
  done: Done;
  /** Further sentences of the message. */
  more?: string[];
  /** Whether the message takes the initial focus; false if a field does. */
  isFirst?: boolean;
}

/** The message about the action that led here, if any. */
export function Flash({ ctx, done, more = [], isFirst = true }: FlashProps) {
  const word = readFlash(ctx) ?? "";
  const keys = Object.hasOwn(done, word) ? [done[word]!].flat() : [];
  return (
    <MessagePanel
      texts={[...keys.map((key) => ctx.state.t(key)), ...more]}
      isFirst={isFirst}
    />
  );
}
