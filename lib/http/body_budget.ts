import { KeyedSlots } from "@/lib/slots.ts";
import { busy } from "@/lib/errors.ts";

const MIB = 1024 * 1024;

/** The memory of a pending read, including the first part of the body. */
export const CHUNK_BYTES = 80 * 1024;

export const BODIES = {
  /** The memory of all bodies being read. */
  maxBytes: 48 * MIB,
  /** The part of it reserved for signed-in members and known devices. */
  reservedBytes: 8 * MIB,
  /** Bodies of one network, signed-in member or known device that are read concurrently. */
  running: 8,
  /** Bodies of one network that wait. */
  waiting: 128,
  /** Bodies of one member or device that wait; their scripts may send many concurrently. */
  trustedWaiting: 1_000,
} as const;

/** The sender of a body. */
export interface Sender {
  /** An IPv4 address, or the /48 of an IPv6 address. */
  network: string;
  /** The id of a signed-in member or a known device; null for a stranger. */
  trusted: string | null;
}

/** The part of the budget that one body has reserved. */
export interface BodyRoom {
  /** Reserves memory before use; throws 503 over the budget. */
  take(bytes: number): void;
  /** Releases all reserved memory. */
  free(): void;
}

/**
 * Bounds the memory of all bodies being read, regardless of the number and speed of clients (decision 128). A body
 * counts from its first byte, including its pending read.
 */
export class BodyBudget {
  readonly #networks: KeyedSlots;
  readonly #trusted: KeyedSlots;
  #bytes = 0;

  /** @param factor multiplier of the number of bodies of a sender that are read concurrently or wait */
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

  /** Throws 503 if there is no room for a visitor's body of this length; checked before any work on its request. */
  requireRoom(bytes: number): void {
    const { maxBytes, reservedBytes } = BODIES;
    const left = maxBytes - reservedBytes - this.#bytes;
    if (left < CHUNK_BYTES + bytes) throw busy();
  }

  /**
   * Runs `read` in the queue of the body's network, or of its sender if trusted, so that no single sender uses up the
   * memory. Throws 503 if too many wait.
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
