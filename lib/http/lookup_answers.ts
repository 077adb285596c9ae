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
  headers: HeaderList;
  body: Uint8Array<ArrayBuffer>;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** What an answer takes beside its key and its body. */
const ANSWER_BYTES = 1_024;

/** Remembers the answers to look-ups that were asked for last, within a bounded memory. */
export class LookupAnswers {
  /** Maps keep insertion order, so the first key is the one not asked for for longest. */
  readonly #answers = new Map<string, LookupAnswer>();
  #bytes = 0;

  /** Gives the answer remembered under a key, or null. */
  get(key: string): LookupAnswer | null {
    const answer = this.#answers.get(key);
    if (answer === undefined) return null;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  /** Remembers an answer, and forgets as many others as it takes the room of. */
  set(key: string, answer: LookupAnswer): void {
    this.#forget(key);
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(key, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#forget(oldest);
    }
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
