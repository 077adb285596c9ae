import { requireDeno, SERVER_DENO } from "./lib/deno_version.ts";

// The entry on Deno Deploy (docs/operations.md).
requireDeno(SERVER_DENO);

// A sleeping instance has no timers.
Deno.cron("run what is due", "* * * * *", async () => {
  await (await site).runDue();
});

// Not a static import, which an older Deno would fail to load before it could be refused.
const site = import("./main.ts")
  .then(({ runUntilAsked }) => runUntilAsked({ sleeps: true }));
