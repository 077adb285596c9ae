import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { openSite } from "@/tests/helpers/store.ts";
import type { Tally } from "./outcome.ts";
import { callAt } from "@/tests/helpers/live_admin.ts";

/** The code of the parcel that is in every store. */
export const CODE = "WHOLE";

/** Writes the first pages and the parcel that readAll() looks up. */
export async function prepareStore(path: string): Promise<void> {
  const kv = await openSite(path);
  await writeFirstPages(kv);
  await createParcel(kv, {
    tracking_code: CODE,
    recipient_name: "Ada",
    destination: "Oslo",
  });
  kv.close();
}

const READS = [
  "/",
  "/healthz",
  `/track.html?code=${CODE}`,
  `/api/parcels/${CODE}`,
  "/api/graph",
  "/pages/about-us",
];
const ADMIN_READS = ["/control/index.html", "/api/parcels"];

/** Opens the pages of visitors and, with a cookie, the member's screens. Each must show its content. */
export async function readAll(
  address: string,
  { cookie, tally }: { cookie?: string; tally: Tally },
): Promise<void> {
  const paths = cookie === undefined ? READS : [...READS, ...ADMIN_READS];
  for (const path of paths) {
    const response = await fetch(`${address}${path}`, {
      redirect: "manual",
      headers: cookie === undefined ? {} : { cookie },
    });
    await response.body?.cancel();
    tally.count("reads");
    const { status } = response;
    tally.expect(status === 200, "reads not served", `${path}: ${status}`);
  }
}

/** The outcome of a write. */
export type WriteOutcome = "stored" | "refused";

/**
 * Sends a visitor's message. It has to be stored or refused with 503, the envelope with one clear sentence, and
 * Retry-After.
 */
export async function writeMessage(
  address: string,
  { number, tally }: { number: number; tally: Tally },
): Promise<WriteOutcome> {
  const body = { subject: `Number ${number}`, body: "Hello" };
  const response = await callAt(address, "/messages", { body });
  const text = await response.text();
  tally.count("writes");
  if (response.status === 200) return "stored";
  tally.count("writes refused");
  const isClear = isRefusal(response, text);
  tally.expect(isClear, "unclear refusals", `${response.status} ${text}`);
  return "refused";
}

/** Sends messages until one is stored again; returns false if none is. */
export async function writeAgain(
  address: string,
  { number, tally }: { number: number; tally: Tally },
): Promise<boolean> {
  const until = performance.now() + 60_000;
  while (performance.now() < until) {
    const answered = await writeMessage(address, { number, tally });
    if (answered === "stored") return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  tally.note("not healed", `number ${number} is still refused`);
  return false;
}

function isRefusal({ status, headers }: Response, text: string): boolean {
  if (status !== 503 || !headers.has("retry-after")) return false;
  const { status: said, errors, data } = JSON.parse(text);
  const isSentence = errors.length === 1 && /\w \w/.test(errors[0]);
  return said === 503 && isSentence && data === null;
}
