import { rejects } from "node:assert/strict";
import { Effort } from "@/lib/studio/workbooks/effort.ts";
import { isAppError } from "../../../helpers/domain.ts";

Deno.test("Effort.spend() yields to other work", async () => {
  let hasRun = false;
  setTimeout(() => hasRun = true);
  const effort = new Effort(5);
  // Throws after five seconds if the timer never gets a turn.
  while (!hasRun) await effort.spend(0);
});

Deno.test("Effort.spend() refuses the byte after 100 MB", async () => {
  const effort = new Effort();
  for (let count = 0; count < 100; count++) await effort.spend(1024 * 1024);
  await rejects(effort.spend(1), isAppError(422, "import.bookTooLarge"));
});
