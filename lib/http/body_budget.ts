import { KeyedSlots } from "@/lib/slots.ts";
import { busy } from "@/lib/errors.ts";

const MIB = 1024 * 1024;

/** The memory of a pending read, including the first part of the body. */
export const CHUNK_BYTES = 80 * 1024;

export const BODIES = {
  /** The memory of all bodies being read … */
  maxBytes: 48 * MIB,
  /** … the part of it reserved for signed-in people and known devices … */
  reservedBytes: 8 * MIB,
  /** … the bodies of one network, signed-in person or known device that are read concurrently … */
  running: 8,
  /** … those of a network that wait … */
  waiting: 128,
  /** … and those of a person or device, whose scripts may send many concurrently. */
  trustedWaiting: 1_000,
} as const;

/** The sender of a body. */
export interface Sender {
  /** An IPv4 address, or the /48 of an IPv6 address. */
  network: string;
  /** The id of a signed-in person or a known device; null for a stranger. */
  trusted: string | null;
}

/** The part of the budget that one body holds. */
export interface BodyRoom {
  /** Reserves memory before use; throws 503 over the budget. */
  take(bytes: number): void;
  /** Releases all reserved memory. */
  free(): void;
}

/**
 * Bounds the memory of all bodies being read, whatever the number and speed of clients (decision 128). Each counts from
 * its first byte, including its pending read.
 */
export class BodyBudget {
  readonly #networks: KeyedSlots;
  readonly #trusted: KeyedSlots;
  #bytes = 0;

  /** @param factor multiplies how many bodies of a sender are read concurrently and how many wait */
  constructor(factor: number) {
    const { running, waiting, trustedWaiting } = BODIES;
    const queues = (waiting: number) =>
      new KeyedSlots({
        running: Math.max(1, Math.floor(running * factor)),
        waiting: Math.floor(waiting * factor),
        refuse: busy,
      });
    this.#networks = queues(waiting);
    this.#trusted = queues(trustedWaiting);
  }

  /** Throws 503 when a visitor's body of this length would find no room, before any work on its request. */
  requireRoom(bytes: number): void {
    const { maxBytes, reservedBytes } = BODIES;
    const left = maxBytes - reservedBytes - this.#bytes;
    if (left < CHUNK_BYTES + bytes) throw busy();
  }

  /**
   * Runs `read` in the queue of the body's network, or of its sender if trusted, so that no sender fills the memory alone. Throws
   * 503 when too many wait.
   */
  run<T>(sender: Sender, read: (room: BodyRoom) => Promise<T>): Promise<T> {
    const { network, trusted } = sender;
    const room = this.#room(sender);
    return trusted === null
      ? this.#networks.run(network, () => read(room))
      : this.#trusted.run(trusted, () => read(room));
  }

  #room({ trusted }: Sender): BodyRoom {
    const { maxBytes, reservedBytes } = BODIES;
    const max = trusted === null ? maxBytes - reservedBytes : maxBytes;
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
