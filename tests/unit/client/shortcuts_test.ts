import { equal } from "node:assert/strict";
import { shortcutOf } from "@/lib/client/shortcuts.ts";

function press(key: string, code: string, more: object = {}): KeyboardEvent {
  return { key, code, target: null, ...more } as unknown as KeyboardEvent;
}

Deno.test("shortcutOf() matches a letter, or its key position on a keyboard of another script", () => {
  equal(shortcutOf(press("p", "KeyP")), "p");
  equal(shortcutOf(press("P", "KeyP")), "p");
  // French keyboards have A where others have Q.
  equal(shortcutOf(press("a", "KeyQ")), "a");
  equal(shortcutOf(press("з", "KeyP")), "p");
  equal(shortcutOf(press("ح", "KeyP")), "p");
});

Deno.test("shortcutOf() matches punctuation on any keyboard", () => {
  equal(shortcutOf(press("/", "Digit7")), "/");
  equal(shortcutOf(press("?", "Minus")), "?");
  equal(shortcutOf(press("ß", "Minus")), null);
});

Deno.test("shortcutOf() ignores the browser's own key combinations", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"]) {
    equal(shortcutOf(press("p", "KeyP", { [held]: true })), null, held);
  }
});
