import { readMemory } from "../usage.ts";

const EVERY_MS = 2_000;

interface Sample {
  minute: number;
  megabytes: number;
}

/** Watches the resident memory of a process. */
export class Memory {
  readonly #samples: Sample[] = [];
  readonly #pid: number;
  readonly #since = performance.now();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(pid: number) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.#look(), EVERY_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Returns the maximum in megabytes after the given minutes. */
  most(afterMinutes: number): number {
    return Math.max(
      ...this.#after(afterMinutes).map(({ megabytes }) => megabytes),
    );
  }

  /** Returns the growth in megabytes per minute after the given minutes, by linear regression. */
  slope(afterMinutes: number): number {
    const samples = this.#after(afterMinutes);
    const mean = (values: number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const [x, y] = [
      mean(samples.map(({ minute }) => minute)),
      mean(samples.map(({ megabytes }) => megabytes)),
    ];
    const covariance = mean(
      samples.map(({ minute, megabytes }) => (minute - x) * (megabytes - y)),
    );
    return covariance / mean(samples.map(({ minute }) => (minute - x) ** 2));
  }

  #after(minutes: number): Sample[] {
    return this.#samples.filter(({ minute }) => minute >= minutes);
  }

  async #look(): Promise<void> {
    const { now: megabytes } = await readMemory(this.#pid);
    const minute = (performance.now() - this.#since) / 60_000;
    this.#samples.push({ minute, megabytes });
  }
}
