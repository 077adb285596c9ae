import { delay } from "deno-std/async/delay.js";
import { noise, toBytes } from "@/tests/helpers/pictures.ts";
import { beginRequest } from "../chaos/half_request.ts";
import { anyOf } from "../figures.ts";
import { atRate, type Caller, someAddress, upload } from "./load.ts";
import type { MailRelay, RelayState } from "./mail_relay.ts";

const RELAY_STATES: RelayState[] = ["down", "well", "silent", "well"];
const STATE_MS = 20_000;
/** Longer than the server waits for a body. */
const SLOW_MS = 18_000;
const GUESSERS = Array.from({ length: 20 }, someAddress);

/** The target of the faults. */
export interface Target {
  address: string;
  caller: Caller;
  relay: MailRelay;
  parcelId: string;
}

/** Causes all faults concurrently until the signal aborts. */
export async function throwFaults(
  { address, caller, relay, parcelId }: Target,
  signal: AbortSignal,
): Promise<void> {
  const large = await toBytes(noise(1_200, 900, 3).jpeg());
  const forged = new Uint8Array(large.length).fill(255);
  const pictures = [large, forged];
  let turn = 0;
  await Promise.all([
    changeMoods(relay, signal),
    atRate(0.1, signal, () => sendMail(caller, relay)),
    atRate(1, signal, () => Promise.allSettled([dawdle(address)])),
    atRate(2, signal, () => guessPassword(caller)),
    atRate(8, signal, () => guessCode(caller)),
    atRate(
      0.5,
      signal,
      () => caller.send(upload(parcelId, pictures[turn++ % 2])),
    ),
  ]);
}

async function changeMoods(
  relay: MailRelay,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    relay.state = RELAY_STATES[turn % RELAY_STATES.length]!;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, STATE_MS);
    signal.addEventListener("abort", () => resolve(), { once: true });
    await promise;
    clearTimeout(timer);
  }
  relay.state = "well";
}

/** Sends a mail. If the mail server refuses it, the response has to be a 502 that says so. */
async function sendMail(caller: Caller, relay: MailRelay): Promise<void> {
  await caller.send({
    ...{ kind: "mail", method: "POST", path: "/api/contact" },
    body: { to: "ann@example.com", subject: "On its way", body: "Hello" },
    isAdmin: true,
    isExplained: (status, ms) => status === 502 && relay.wasDown(ms),
  });
}

/** Sends half of a message, and the rest after the deadline. */
async function dawdle(address: string): Promise<void> {
  const body = JSON.stringify({ subject: "Slow", body: "Hello" });
  const head = [
    "POST /api/messages HTTP/1.1",
    "Content-Type: application/json",
    `X-Forwarded-For: ${someAddress()}`,
  ];
  const bytes = new TextEncoder().encode(body);
  const finish = await beginRequest(address, head, bytes);
  await delay(SLOW_MS);
  await finish();
}

/**
 * Sends many passwords concurrently. Most have to be rejected before they are compared, which would use up the
 * processor.
 */
async function guessPassword(caller: Caller): Promise<void> {
  await caller.send({
    ...{ kind: "guessed password", method: "POST" },
    path: "/api/admins/auth/signin",
    body: { email: "owner@example.com", password: crypto.randomUUID() },
    from: anyOf(GUESSERS),
    isExplained: (status) => status === 503,
  });
}

async function guessCode(caller: Caller): Promise<void> {
  const code = crypto.randomUUID().slice(0, 12);
  await caller.send({
    kind: "guessed code",
    path: `/api/parcels/${code}`,
    from: anyOf(GUESSERS),
  });
}
