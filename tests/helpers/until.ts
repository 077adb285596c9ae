import { ok } from "node:assert/strict";

/** Waits until a condition holds. Throws after 30 seconds with the condition's description. */
export async function until(
  awaited: string,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = Date.now() + 30_000;
  while (!await holds()) {
    ok(Date.now() < end, awaited);
    await new Promise((next) => setTimeout(next, 10));
  }
}
