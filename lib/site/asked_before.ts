import { fingerprint } from "@/lib/fingerprint.ts";

/** So many first visits are noted; then the notes begin anew. */
const MAX_NOTED = 20_000;

/** Reports what is asked for again, within a bounded memory. */
export class AskedBefore {
  /** Fingerprints of what was asked for. */
  readonly #noted = new Set<string>();

  /** Notes that an address is asked for, and tells whether it was before. */
  note(address: string): boolean {
    const mark = fingerprint(address);
    if (this.#noted.has(mark)) return true;
    if (this.#noted.size >= MAX_NOTED) this.#noted.clear();
    this.#noted.add(mark);
    return false;
  }
}
