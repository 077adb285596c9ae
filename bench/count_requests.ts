import { recordStoreRequests } from "../tests/helpers/store_requests.ts";

/** Preloaded into a server of any version: keeps the number of its requests to the store in the file COUNT_FILE. */

const EVERY_MS = 20;
const path = Deno.env.get("COUNT_FILE")!;
const { requests } = recordStoreRequests();
let told = -1;

const timer = setInterval(() => {
  if (requests.length === told) return;
  told = requests.length;
  Deno.writeTextFileSync(path, String(told));
}, EVERY_MS);
Deno.unrefTimer(timer);
