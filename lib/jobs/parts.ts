import { chunk } from "deno-std/collections/chunk.js";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Job } from "./schema.ts";

/** Items per part; a part has to fit into one value of the store. */
const PART_SIZE = 80;
const READ_TOGETHER = 20;

/**
 * Writes the items of a job, one per step, in the commit that queues it. A step finds the next items by the number of
 * completed steps.
 */
export function writeItems<Item>(
  tx: Transaction,
  { id }: Job,
  items: Item[],
): void {
  for (const [number, part] of chunk(items, PART_SIZE).entries()) {
    tx.set([...partsKey(id), number], part);
  }
}

/** Returns the next items of a job, at most one part of them; empty after the last one. */
export async function nextItems<Item>(
  kv: Kv,
  { id, done }: Pick<Job, "id" | "done">,
): Promise<Item[]> {
  const number = Math.floor(done / PART_SIZE);
  const part = await kv.get<Item[]>([...partsKey(id), number]) ?? [];
  return part.slice(done % PART_SIZE);
}

/** Returns all items of a job. */
export async function listItems<Item>(
  kv: Kv,
  { id }: Pick<Job, "id">,
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const { value } of kv.walk<Item[]>(partsKey(id), READ_TOGETHER)) {
    items.push(...value);
  }
  return items;
}

/** Returns the prefix of a job's parts. */
export function partsKey(id: string): Key {
  return ["job_parts", id];
}
