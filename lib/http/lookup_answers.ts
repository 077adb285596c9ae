import { fingerprint } from "@/lib/fingerprint.ts";
import type { HeaderList } from "./answer.ts";

/** Which parcel an answer shows, by its bucket, and the mark of the bucket from before the parcel was read. */
export interface ShownParcel {
  bucket: number;
  mark: string | null;
}

/** An answer to a look-up, with what it shows. */
export interface LookupAnswer extends ShownParcel {
  /** The version of the settings and the content. */
  version: string;
  /** All but its length. */
  headers: HeaderList;
  body: Uint8Array<ArrayBuffer>;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** What an answer takes beside its key and its body. */
const ANSWER_BYTES = 512;
/** They differ by stage and encoding. */
const MAX_LISTS = 100;
/** So many first visits are noted; then the notes begin anew. */
const MAX_NOTED = 20_000;

/**
 * Remembers the answers to look-ups that were asked for last, within a bounded memory, and from the second time on: most
 * parcels are asked for once a day, and remembering those would cost more than it spares.
 */
export class LookupAnswers {
  /** Maps keep insertion order, so the first key is the one not asked for for longest. */
  readonly #answers = new Map<string, LookupAnswer>();
  #bytes = 0;
  /** Fingerprints of the keys that were asked for. */
  readonly #noted = new Set<string>();
  /** Most answers have the same headers: a list for each would keep the garbage collector busy. */
  readonly #headers = new Map<string, HeaderList>();

  /** Gives the answer remembered under a key, or null. */
  get(key: string): LookupAnswer | null {
    const answer = this.#answers.get(key);
    if (answer === undefined) return null;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  /** Notes that a key is asked for, and tells whether it was before, so that its answer is worth remembering. */
  isAskedAgain(key: string): boolean {
    const note = fingerprint(key);
    if (this.#noted.has(note)) return true;
    if (this.#noted.size >= MAX_NOTED) this.#noted.clear();
    this.#noted.add(note);
    return false;
  }

  /** Remembers an answer, and forgets as many others as it takes the room of. */
  set(key: string, answer: LookupAnswer): void {
    this.#forget(key);
    const headers = this.#shared(answer.headers);
    this.#answers.set(key, { ...answer, headers });
    this.#bytes += sizeOf(key, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#forget(oldest);
    }
  }

  #shared(headers: HeaderList): HeaderList {
    const name = JSON.stringify(headers);
    const known = this.#headers.get(name);
    if (known !== undefined) return known;
    if (this.#headers.size >= MAX_LISTS) this.#headers.clear();
    this.#headers.set(name, headers);
    return headers;
  }

  #forget(key: string): void {
    const answer = this.#answers.get(key);
    if (answer === undefined) return;
    this.#answers.delete(key);
    this.#bytes -= sizeOf(key, answer);
  }
}

/** A code may be written with any number of dashes, so the key counts. */
function sizeOf(key: string, { body }: LookupAnswer): number {
  return key.length + body.length + ANSWER_BYTES;
}
