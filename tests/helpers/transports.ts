import type { Letter, Transport } from "@/lib/mail/letter.ts";

/** A transport that records letters and passwords. */
export interface RecordingTransport extends Transport {
  letters: (Letter & { password?: string })[];
  /** Errors for the next sends, in order. */
  failures: Error[];
  /** A promise that every send awaits. */
  gate: Promise<void> | undefined;
}

/** Creates a transport that replaces the mail server in tests of code around it. */
export function recordingTransport(): RecordingTransport {
  const transport: RecordingTransport = {
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
