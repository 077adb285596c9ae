import type { Letter, Transport } from "@/lib/mail/letter.ts";

/** A transport that records letters and passwords. */
export interface KeepingTransport extends Transport {
  letters: (Letter & { password?: string })[];
  /** Errors for the next sends, in order. */
  failures: Error[];
  /** A promise that every send awaits. */
  gate: Promise<void> | undefined;
}

/** Replaces a mail server in tests of the code before and after it. */
export function keepingTransport(): KeepingTransport {
  const transport: KeepingTransport = {
    letters: [],
    failures: [],
    gate: undefined,
    async send(letter, options = {}) {
      transport.letters.push({ ...letter, ...options });
      await transport.gate;
      const failure = transport.failures.shift();
      if (failure !== undefined) throw failure;
    },
  };
  return transport;
}
