import { requireDeno, SERVER_DENO } from "./lib/deno_version.ts";

// The entry on Deno Deploy (docs/operations.md).
requireDeno(SERVER_DENO);

// A sleeping instance has no timers.
Deno.cron("run what is due", "* * * * *", async () => {
  await (await site).runDue();
});

// A dynamic import, so that an older Deno is refused before it fails to load the modules.
const site = import("./main.ts")
  .then(({ runUntilAsked }) => runUntilAsked({ sleeps: true }));
