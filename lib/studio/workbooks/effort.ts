import { delay } from "deno-std/async/delay.js";
import {
  MAX_SECONDS,
  MAX_UNPACKED_MEGABYTES,
  tooLarge,
  tooSlow,
} from "./refusals.ts";

/** The time after which reading yields to other work. */
const TURN_MS = 10;

/** Bounds what reading one workbook costs. */
export class Effort {
  readonly #deadline: number;
  #bytesLeft = MAX_UNPACKED_MEGABYTES * 1024 * 1024;
  #turnEnds = performance.now() + TURN_MS;

  /** @param seconds until reading is refused */
  constructor(seconds = MAX_SECONDS) {
    this.#deadline = performance.now() + seconds * 1_000;
  }

  /** Counts unpacked bytes and yields to other work. Throws 422 over a limit. */
  async spend(bytes: number): Promise<void> {
    this.#bytesLeft -= bytes;
    if (this.#bytesLeft < 0) throw tooLarge();
    const now = performance.now();
    if (now >= this.#deadline) throw tooSlow();
    if (now < this.#turnEnds) return;
    await delay(0);
    this.#turnEnds = performance.now() + TURN_MS;
  }
}
