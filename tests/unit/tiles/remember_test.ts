import { equal, rejects } from "node:assert/strict";
import { remember } from "@/lib/tiles/remember.ts";

Deno.test("remember() makes a value once, however many ask at once", async () => {
  const kept = new Map<string, Promise<number>>();
  let made = 0;
  const ask = () => remember(kept, "a", () => Promise.resolve(++made));
  equal((await Promise.all([ask(), ask(), ask()])).join(), "1,1,1");
});

Deno.test("remember() asks again after a failure", async () => {
  const kept = new Map<string, Promise<number>>();
  const fail = () => Promise.reject(new Error("no disk"));
  await rejects(remember(kept, "a", fail), /no disk/);
  equal(await remember(kept, "a", () => Promise.resolve(1)), 1);
});
