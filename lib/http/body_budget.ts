import { Slots } from "@/lib/slots.ts";
import { busy } from "@/lib/errors.ts";

const MIB = 1024 * 1024;

/** What a read takes while it waits for the next chunk of a body, and what comes first of the body is kept in. */
export const CHUNK_BYTES = 80 * 1024;

/** The numbers of the budget. */
export const BODIES = {
  /** What all bodies that are being read take of the memory … */
  maxBytes: 48 * MIB,
  /** … and what of it visitors leave to administrators who are signed in. */
  reservedBytes: 8 * MIB,
  /** So many bodies of one address are read at once … */
  running: 8,
  /** … and so many wait. */
  waiting: 128,
} as const;

/** Whose body it is. */
export interface Sender {
  /** See limitKey. */
  client: string;
  isSignedIn: boolean;
}

/** What one body has taken of the budget. */
export interface BodyRoom {
  /** Takes memory before it is used; throws 503 when all bodies together would have too much. */
  take(bytes: number): void;
  /** Returns all that was taken to the budget. */
  free(): void;
}

/**
 * Bounds the memory of all bodies that are being read, however many clients send them and however slowly (decision 128). Each
 * counts from its first byte, with the buffer that waits for it.
 */
export class BodyBudget {
  readonly #factor: number;
  readonly #queues = new Map<string, Slots>();
  #bytes = 0;

  /** @param factor multiplies how many bodies of an address are read at once and wait */
  constructor(factor: number) {
    this.#factor = factor;
  }

  /** Throws 503 when a visitor's body of this length would find no room, before anything is done for its request. */
  requireRoom(bytes: number): void {
    const { maxBytes, reservedBytes } = BODIES;
    const left = maxBytes - reservedBytes - this.#bytes;
    if (left < CHUNK_BYTES + bytes) throw busy();
  }

  /**
   * Runs `read` when it is the body's turn among those of its address; those of administrators never queue. Throws 503
   * when too many wait.
   */
  run<T>(sender: Sender, read: (room: BodyRoom) => Promise<T>): Promise<T> {
    const room = this.#room(sender);
    return sender.isSignedIn
      ? read(room)
      : this.#inTurn(sender.client, () => read(room));
  }

  async #inTurn<T>(client: string, read: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(client) ?? this.#newQueue();
    this.#queues.set(client, queue);
    try {
      return await queue.run(read);
    } finally {
      if (queue.isIdle) this.#queues.delete(client);
    }
  }

  #newQueue(): Slots {
    const { running, waiting } = BODIES;
    return new Slots({
      running: Math.max(1, Math.floor(running * this.#factor)),
      waiting: Math.floor(waiting * this.#factor),
      refuse: busy,
    });
  }

  #room({ isSignedIn }: Sender): BodyRoom {
    const { maxBytes, reservedBytes } = BODIES;
    const max = isSignedIn ? maxBytes : maxBytes - reservedBytes;
    let taken = 0;
    return {
      take: (bytes) => {
        if (this.#bytes + bytes > max) throw busy();
        this.#bytes += bytes;
        taken += bytes;
      },
      free: () => {
        this.#bytes -= taken;
        taken = 0;
      },
    };
  }
}
