import type { Letter, Transport } from "@/lib/mail/letter.ts";

/** A transport that keeps what it is given, with the password. */
export interface KeepingTransport extends Transport {
  letters: (Letter & { password?: string })[];
  /** What the next sends throw, one by one. */
  failures: Error[];
  /** What every send waits for before it ends. */
  gate: Promise<void> | undefined;
}

/** Stands in for a mail server where a test is about what happens before and after it. */
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
